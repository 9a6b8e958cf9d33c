import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { Mutex } from 'async-mutex';
import * as v from 'valibot';
import { withAdvisoryLock } from '../lib/advisory-lock';
import { inOrder } from './in-order';

export const eventMediaUid = 'api::event-media.event-media';

const rowSchema = v.object({ id: v.number(), documentId: v.string(), sortOrder: v.nullable(v.number()) });
type Row = v.InferOutput<typeof rowSchema>;

const holdsLock = new AsyncLocalStorage<true>();
const mutex = new Mutex();

/**
 * Strapi publishes several entries concurrently in one transaction, which an advisory lock cannot separate, so this
 * also queues in the process; nested calls do not wait for themselves.
 */
export function withMediaLock<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  return withAdvisoryLock(strapi, 'event-media', () =>
    holdsLock.getStore() ? work() : mutex.runExclusive(() => holdsLock.run(true, work)),
  );
}

/** The published items of an event, including withdrawn ones. Only these have positions. */
export async function publishedRows(strapi: Core.Strapi, eventDocumentId: string): Promise<Row[]> {
  const found: unknown = await strapi.db.query(eventMediaUid).findMany({
    select: ['id', 'documentId', 'sortOrder'],
    where: { eventDocumentId, publishedAt: { $notNull: true } },
  });
  return v.parse(v.array(rowSchema), found);
}

const belongingSchema = v.nullable(v.object({ eventDocumentId: v.nullable(v.string()) }));

/** The event that the published item belongs to; null for an item that is not published. */
export async function eventOfPublished(strapi: Core.Strapi, documentId: string): Promise<string | null> {
  const where = { documentId, publishedAt: { $notNull: true } };
  const found: unknown = await strapi.db.query(eventMediaUid).findOne({ select: ['eventDocumentId'], where });
  return v.parse(belongingSchema, found)?.eventDocumentId ?? null;
}

/**
 * A draft follows unless its editor moved it. Rows are updated directly, because publishing would take unfinished edits
 * along.
 */
export async function numberItems(strapi: Core.Strapi, items: readonly Row[]): Promise<void> {
  for (const [index, { id, documentId, sortOrder }] of items.entries()) {
    if (sortOrder !== index + 1) {
      const follows = { documentId, publishedAt: { $null: true }, sortOrder: sortOrder ?? { $null: true } };
      await strapi.db
        .query(eventMediaUid)
        .updateMany({ where: { $or: [{ id }, follows] }, data: { sortOrder: index + 1 } });
    }
  }
}

/** Removes gaps and duplicates, and moves a just published item to its chosen position. */
export async function settleOrder(strapi: Core.Strapi, eventDocumentId: string, placedId?: string): Promise<void> {
  await numberItems(strapi, inOrder(await publishedRows(strapi, eventDocumentId), placedId));
}
