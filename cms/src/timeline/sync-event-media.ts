import type { Core } from '@strapi/strapi';
import { isRecord } from '../lib/is-record';
import { eventMediaUid, eventOfPublished, settleOrder, withMediaLock } from './media-rows';
import { table } from '../lib/table';
import { chooseLanguage } from '../content';
import { defaultLocale } from '../contracts/language';
import { revivalEventUid } from './revival-events';

const draft = { publishedAt: { $null: true } };
const published = { publishedAt: { $notNull: true } };

/** Strapi's relation names one language, and is lost when that one goes; the stored document id restores it. */
function createEventLinks(strapi: Core.Strapi) {
  const media = () => table(strapi, eventMediaUid);
  const events = () => table(strapi, revivalEventUid);

  const readDraft = (documentId: string) => media().findOne({ where: { documentId, ...draft }, populate: ['event'] });

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

/** A link that was copied in the Media Library begins with the site's host name; what is stored is a path. */
function storePaths(strapi: Core.Strapi, data: unknown): void {
  const origin: string = strapi.config.get('site.images.siteOrigin');
  for (const name of ['mediaUrl', 'thumbnailUrl']) {
    const address: unknown = isRecord(data) ? data[name] : undefined;
    if (typeof address !== 'string' || !isRecord(data)) continue;
    const trimmed = address.trim();
    data[name] = trimmed.startsWith(`${origin}/`) ? trimmed.slice(origin.length) : trimmed;
  }
}

/** In one transaction with each change: items stay numbered from 1 and attached, whatever becomes of languages. */
export function syncEventMedia(strapi: Core.Strapi): void {
  const links = createEventLinks(strapi);

  /** A draft holds the position that its editor chose; it applies on publication. */
  async function draftWritten<T>(change: () => Promise<T>, editedId?: string): Promise<T> {
    const hadEvent = editedId === undefined || (await links.namesEvent(editedId));
    const result = await change();
    const documentId = isRecord(result) ? result['documentId'] : undefined;
    if (typeof documentId === 'string') {
      await links.noteEvent(documentId, hadEvent);
      await links.withdrawAtOnce(documentId);
    }
    return result;
  }

  /** After an item is published, unpublished, deleted or moved, its old and new event are renumbered. */
  async function orderChanged<T>(change: () => Promise<T>, documentId: string): Promise<T> {
    const before = await eventOfPublished(strapi, documentId);
    const result = await change();
    const after = await eventOfPublished(strapi, documentId);
    if (before !== null && before !== after) {
      await settleOrder(strapi, before);
    }
    if (after !== null) {
      await settleOrder(strapi, after, documentId);
      await links.relink(after);
    }
    return result;
  }

  async function eventChanged<T>(change: () => Promise<T>, documentId: string): Promise<T> {
    const result = await change();
    await links.removeWithEvent(documentId);
    await links.relink(documentId);
    return result;
  }

  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const change = async () => next();
    if (uid === eventMediaUid) {
      switch (action) {
        case 'create':
          storePaths(strapi, params.data);
          return withMediaLock(strapi, () => draftWritten(change));
        case 'clone':
          // A duplicated item is a new one and comes last.
          Object.assign(params, { data: { ...params.data, sortOrder: null } });
          return withMediaLock(strapi, () => draftWritten(change));
        case 'update':
          storePaths(strapi, params.data);
          return withMediaLock(strapi, () => draftWritten(change, params.documentId));
        case 'publish':
        case 'discardDraft':
        case 'unpublish':
        case 'delete':
          return withMediaLock(strapi, () => orderChanged(change, params.documentId));
      }
    }
    if (uid === revivalEventUid) {
      switch (action) {
        case 'publish':
        case 'discardDraft':
        case 'unpublish':
        case 'delete':
          return withMediaLock(strapi, () => eventChanged(change, params.documentId));
      }
    }
    return next();
  });
}
