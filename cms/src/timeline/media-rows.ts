import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { Mutex } from 'async-mutex';
import { type Row, table } from '../lib/table';
import { withAdvisoryLock } from '../lib/advisory-lock';

export const eventMediaUid = 'api::event-media.event-media';

type Placed = Pick<Row<typeof eventMediaUid>, 'id' | 'documentId' | 'sortOrder'>;

const last = Number.MAX_SAFE_INTEGER;

/** The placed item takes its exact position and others move; without one, or past the end, it comes last. */
export function inOrder<T extends Placed>(items: readonly T[], placedId?: string): T[] {
  const order = items
    .filter(({ documentId }) => documentId !== placedId)
    .sort((a, b) => (a.sortOrder ?? last) - (b.sortOrder ?? last) || a.id - b.id);
  for (const placed of items.filter(({ documentId }) => documentId === placedId)) {
    order.splice(Math.max(placed.sortOrder ?? last, 1) - 1, 0, placed);
  }
  return order;
}

type Ordered = { id: string; sortOrder: number };

/** Undefined unless each of `ids` is named once, in positions from 1 without gaps. */
export function readOrder(ids: readonly string[], asked: readonly Ordered[]): string[] | undefined {
  const order = [...asked].sort((a, b) => a.sortOrder - b.sortOrder);
  const named = new Set(order.map(({ id }) => id));
  const isWhole =
    order.every(({ sortOrder }, index) => sortOrder === index + 1) &&
    order.length === ids.length &&
    named.size === ids.length &&
    ids.every((id) => named.has(id));
  return isWhole ? order.map(({ id }) => id) : undefined;
}

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
export function publishedRows(strapi: Core.Strapi, eventDocumentId: string): Promise<Placed[]> {
  const where = { eventDocumentId, publishedAt: { $notNull: true } };
  return table(strapi, eventMediaUid).findMany({ select: ['id', 'documentId', 'sortOrder'], where });
}

export async function eventOfPublished(strapi: Core.Strapi, documentId: string): Promise<string | null> {
  const where = { documentId, publishedAt: { $notNull: true } };
  const found = await table(strapi, eventMediaUid).findOne({ select: ['eventDocumentId'], where });
  return found?.eventDocumentId ?? null;
}

/** A draft follows unless moved. Rows are updated directly, because publishing would take unfinished edits along. */
export async function numberItems(strapi: Core.Strapi, items: readonly Placed[]): Promise<void> {
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
