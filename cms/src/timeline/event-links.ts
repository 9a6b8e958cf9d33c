import type { Core } from '@strapi/strapi';
import { table } from '../lib/table';
import { chooseLanguage } from '../content';
import { defaultLocale } from '../api/language/contract';
import { revivalEventUid } from './revival-events';
import { eventMediaUid } from './media-rows';

const draft = { publishedAt: { $null: true } };
const published = { publishedAt: { $notNull: true } };

/**
 * Strapi's relation names one language only and is lost when that one is unpublished, deleted, or published after the
 * item. The stored document id of the event restores it.
 */
export function createEventLinks(strapi: Core.Strapi) {
  const media = () => table(strapi, eventMediaUid);
  const events = () => table(strapi, revivalEventUid);

  const readDraft = (documentId: string) => media().findOne({ where: { documentId, ...draft }, populate: ['event'] });

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
      const lost = await media().findMany({ where: { eventDocumentId, event: { id: { $null: true } }, ...status } });
      const versions = await events().findMany({ where: { documentId: eventDocumentId, ...status } });
      const [event] = chooseLanguage(versions, defaultLocale);
      for (const { id, updatedAt } of event ? lost : []) {
        await media().update({ where: { id }, data: { event: event?.id } });
        // The panel detects unpublished changes by this time, so it stays as it was.
        await media().updateMany({ where: { id }, data: { updatedAt } });
      }
    }
  }

  /** When an event's last language is deleted, its items are deleted too, as nothing would show them. */
  async function removeWithEvent(eventDocumentId: string): Promise<void> {
    if ((await events().count({ where: { documentId: eventDocumentId } })) > 0) return;
    for (const { documentId } of await media().findMany({ where: { eventDocumentId, ...draft } })) {
      await strapi.documents(eventMediaUid).delete({ documentId });
    }
    // Their drafts were moved to another event.
    for (const { documentId } of await media().findMany({ where: { eventDocumentId, ...published } })) {
      await strapi.documents(eventMediaUid).unpublish({ documentId });
    }
  }

  return { namesEvent, noteEvent, withdrawAtOnce, relink, removeWithEvent };
}
