import type { Core } from '@strapi/strapi';
import { isRecord } from '../lib/is-record';
import { createEventLinks } from './event-links';
import { eventMediaUid, eventOfPublished, withMediaLock, settleOrder } from './media-rows';
import { revivalEventUid } from './revival-events';

/**
 * In one transaction with each change: items stay numbered from 1 and attached, whatever happens to the event's
 * languages.
 */
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
  async function placesChanged<T>(change: () => Promise<T>, documentId: string): Promise<T> {
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
          return withMediaLock(strapi, () => draftWritten(change));
        case 'clone':
          // A duplicated item is a new one and comes last.
          Object.assign(params, { data: { ...params.data, sortOrder: null } });
          return withMediaLock(strapi, () => draftWritten(change));
        case 'update':
          return withMediaLock(strapi, () => draftWritten(change, params.documentId));
        case 'publish':
        case 'discardDraft':
        case 'unpublish':
        case 'delete':
          return withMediaLock(strapi, () => placesChanged(change, params.documentId));
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
