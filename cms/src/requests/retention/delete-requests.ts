import type { Core } from '@strapi/strapi';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { answeredCallUid } from '../../lib/idempotent-calls';
import { table } from '../../lib/table';
import { kindOf, type RequestUid } from '../request-uids';

export const requestTallyUid = 'api::retention.request-tally';

/** Retention of a closed request ended; an unanswered request expired; it was spam; somebody asked to be forgotten. */
export type DeletionReason = 'closed' | 'unanswered' | 'spam' | 'forgotten';

/** Counted by month of arrival, so that yearly numbers outlive the requests. Call it in the deleting transaction. */
async function countDeleted(
  strapi: Core.Strapi,
  uid: RequestUid,
  reason: DeletionReason,
  receivedAt: Date | string,
): Promise<void> {
  const tallies = table(strapi, requestTallyUid);
  const cell = { month: new Date(receivedAt).toISOString().slice(0, 7), kind: kindOf(uid), reason };
  const row = await tallies.findOne({ where: cell, select: ['id', 'count'] });
  if (row === null) await tallies.create({ data: { ...cell, count: 1 } });
  else await tallies.update({ where: { id: row.id }, data: { count: row.count + 1 } });
}

export type Deletable = { id: number; reference: string; receivedAt: Date | string };

/** Tables that contain a request's reference, besides the reading record. */
const traceUids = [
  'api::submission.submission-receipt',
  'api::outbox.outbox-message',
  'api::prayer-desk.prayer',
  answeredCallUid,
  'api::prayer-meeting.meeting-entry',
] as const;

export const deletionLock = 'request-deletion';

/** Below SQLite's limit of parameters per statement. */
const atOnce = 200;

function inParts<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / atOnce) }, (_, n) => items.slice(n * atOnce, (n + 1) * atOnce));
}

/** Leaves only counts. Returns the number deleted; requests deleted concurrently are not counted twice. */
export async function deleteRequests(
  strapi: Core.Strapi,
  uid: RequestUid,
  requests: readonly Deletable[],
  reason: DeletionReason,
): Promise<number> {
  let deleted = 0;
  for (const part of inParts(requests)) {
    await withAdvisoryLock(strapi, deletionLock, async () => {
      for (const { id, receivedAt } of part) {
        const { count } = await strapi.db.query(uid).deleteMany({ where: { id } });
        if (count === 0) continue;
        deleted += count;
        await countDeleted(strapi, uid, reason, receivedAt);
      }
      const references = part.map(({ reference }) => reference);
      for (const traceUid of traceUids) {
        await strapi.db.query(traceUid).deleteMany({ where: { reference: { $in: references } } });
      }
    });
  }
  return deleted;
}
