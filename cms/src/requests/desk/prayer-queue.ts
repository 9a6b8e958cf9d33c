import type { Core } from '@strapi/strapi';
import type { NextInput } from '../../contracts/prayer-desk';
import { table } from '../../lib/table';
import { runAsSystem } from '../../lib/viewer';
import { readingRecordUid } from '../access/record-reading';
import { openedReservationMs, prayerOrder } from './prayer-order';
import { countRequests, findRequests, type StoredRequest, type Where } from './stored-request';

/** The order of requests without prayers, and of the others, as in `prayerOrder`. */
const queues = [
  { where: { prayerCount: 0 }, orderBy: [{ urgent: 'desc' }, { receivedAt: 'asc' }] },
  {
    where: { prayerCount: { $gt: 0 } },
    orderBy: [{ prayerCount: 'asc' }, { lastPrayedAt: 'asc' }, { receivedAt: 'asc' }],
  },
] as const;

/** When other accounts last opened each request, as far back as the reservation lasts. */
async function recentlyOpenedByOthers(
  strapi: Core.Strapi,
  accountId: number,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await runAsSystem(() =>
    table(strapi, readingRecordUid).findMany({
      select: ['reference', 'readAt'],
      where: { kind: 'prayer', accountId: { $ne: accountId }, readAt: { $gt: new Date(now - openedReservationMs) } },
      orderBy: { readAt: 'asc' },
    }),
  );
  return new Map(rows.map(({ reference, readAt }) => [reference, Date.parse(readAt)]));
}

/** `remaining` counts those after it. The database gives the first of each queue; `prayerOrder` decides. */
export async function findNextToPrayFor(
  strapi: Core.Strapi,
  accountId: number,
  { where, skipped }: { where: Where } & Pick<NextInput, 'skipped'>,
  now: number,
): Promise<{ request: StoredRequest | null; remaining: number }> {
  const opened = await recentlyOpenedByOthers(strapi, accountId, now);
  const reserved = [...opened.keys()];
  const rest: Where = { $and: [where, { spam: false, reference: { $notIn: skipped } }] };
  const found = await Promise.all(
    queues.flatMap((queue) =>
      [{ reference: { $notIn: reserved } }, { reference: { $in: reserved } }].map((reservation) =>
        findRequests(strapi, 'prayer', { $and: [rest, queue.where, reservation] }, { ...queue, limit: 1 }),
      ),
    ),
  );
  const candidates = found.flat().map((request) => ({
    ...request,
    request,
    receivedAt: Date.parse(request.receivedAt),
    lastPrayedAt: request.lastPrayedAt === null ? null : Date.parse(request.lastPrayedAt),
    openedByAnotherAt: opened.get(request.reference) ?? null,
  }));
  const [first] = prayerOrder(candidates, now);
  const remaining = first === undefined ? 0 : (await countRequests(strapi, 'prayer', rest)) - 1;
  return { request: first?.request ?? null, remaining };
}
