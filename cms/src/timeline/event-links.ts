import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { chooseLanguage } from '../content';
import { defaultLocale } from '../api/language/contract';
import { revivalEventUid } from './revival-events';
import { eventMediaUid } from './media-rows';

const draftSchema = v.object({
  id: v.number(),
  withdrawn: v.nullable(v.boolean()),
  event: v.nullable(v.object({ documentId: v.string() })),
});
const itemsSchema = v.array(v.object({ id: v.number(), documentId: v.string(), updatedAt: v.string() }));
const eventsSchema = v.array(v.object({ id: v.number(), documentId: v.string(), locale: v.string() }));

const draft = { publishedAt: { $null: true } };
const published = { publishedAt: { $notNull: true } };

/**
 * Strapi's relation names one language only and is lost when that one is unpublished, deleted, or published after the
 * item. The stored document id of the event restores it.
 */
export function createEventLinks(strapi: Core.Strapi) {
  const media = () => strapi.db.query(eventMediaUid);

  async function readDraft(documentId: string) {
    const found: unknown = await media().findOne({ where: { documentId, ...draft }, populate: ['event'] });
    return v.parse(v.nullable(draftSchema), found);
  }

  /** Whether the item's draft names an event. */
  async function namesEvent(documentId: string): Promise<boolean> {
    return Boolean((await readDraft(documentId))?.event);
  }

  /** After a draft was saved: `hadEvent` tells whether the editor removed the relation now or it was lost earlier. */
  async function noteEvent(documentId: string, hadEvent: boolean): Promise<void> {
    const item = await readDraft(documentId);
    if (item && (item.event || hadEvent)) {
      await media().update({ where: { id: item.id }, data: { eventDocumentId: item.event?.documentId ?? null } });
    }
  }

  /** Withdrawing takes effect when the draft is saved. Showing the item again requires publishing it. */
  async function withdrawAtOnce(documentId: string): Promise<void> {
    if ((await readDraft(documentId))?.withdrawn) {
      await media().updateMany({ where: { documentId, ...published }, data: { withdrawn: true } });
    }
  }

  /** Restores the relations that the event's items have lost. */
  async function relink(eventDocumentId: string): Promise<void> {
    for (const status of [draft, published]) {
      const lost: unknown = await media().findMany({
        select: ['id', 'documentId', 'updatedAt'],
        where: { eventDocumentId, event: { id: { $null: true } }, ...status },
      });
      const versions: unknown = await strapi.db
        .query(revivalEventUid)
        .findMany({ select: ['id', 'documentId', 'locale'], where: { documentId: eventDocumentId, ...status } });
      const [event] = chooseLanguage(v.parse(eventsSchema, versions), defaultLocale);
      for (const { id, updatedAt } of event ? v.parse(itemsSchema, lost) : []) {
        await media().update({ where: { id }, data: { event: event?.id } });
        // The panel detects unpublished changes by this time, so it stays as it was.
        await media().updateMany({ where: { id }, data: { updatedAt } });
      }
    }
  }

  /** When an event's last language is deleted, its items are deleted too, as nothing would show them. */
  async function removeWithEvent(eventDocumentId: string): Promise<void> {
    if ((await strapi.db.query(revivalEventUid).count({ where: { documentId: eventDocumentId } })) > 0) {
      return;
    }
    const read = async (status: object) =>
      v.parse(
        itemsSchema,
        await media().findMany({ select: ['id', 'documentId', 'updatedAt'], where: { eventDocumentId, ...status } }),
      );
    for (const { documentId } of await read(draft)) {
      await strapi.documents(eventMediaUid).delete({ documentId });
    }
    // Their drafts were moved to another event.
    for (const { documentId } of await read(published)) {
      await strapi.documents(eventMediaUid).unpublish({ documentId });
    }
  }

  return { namesEvent, noteEvent, withdrawAtOnce, relink, removeWithEvent };
}
