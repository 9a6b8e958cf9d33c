import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { createEventLinks } from './event-links';
import { eventMediaUid, eventOfPublished, withMediaLock, settleOrder } from './media-rows';
import { revivalEventUid } from './revival-events';

const writtenSchema = v.object({ documentId: v.string() });

/**
 * Whoever edits media, in the panel or by a program, leaves each event with its items in places from 1 without gaps, and
 * whatever happens to an event's languages, its items stay with it. All of it is one transaction with the change itself.
 */
export function syncEventMedia(strapi: Core.Strapi): void {
  const links = createEventLinks(strapi);

  /** A draft has the place that its editor wishes for, which counts when it is published. */
  async function draftWritten<T>(change: () => Promise<T>, editedId?: string): Promise<T> {
    const hadEvent = editedId === undefined || (await links.namesEvent(editedId));
    const result = await change();
    const written = v.safeParse(writtenSchema, result);
    if (written.success) {
      await links.noteEvent(written.output.documentId, hadEvent);
      await links.withdrawAtOnce(written.output.documentId);
    }
    return result;
  }

  /** Published, taken back or deleted: its event makes room or closes ranks, and so does one that it has left. */
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
          // A copy of an item is a new one, and comes last.
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
