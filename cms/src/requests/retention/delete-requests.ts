import type { Core } from '@strapi/strapi';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import type { RequestUid } from '../request-uids';
import { countDeleted, type DeletionReason } from './tally';

/** As much of a request as deleting it takes. */
export type Deletable = { id: number; reference: string; receivedAt: Date | string };

/** What names a request by its reference, besides the record of who read it. */
const traceUids = [
  'api::submission.submission-receipt',
  'api::outbox.outbox-message',
  'api::prayer-desk.prayer',
  'api::prayer-desk.note-receipt',
] as const;

/** Below what a statement of SQLite may name. */
const atOnce = 200;

function inParts<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / atOnce) }, (_, n) => items.slice(n * atOnce, (n + 1) * atOnce));
}

/**
 * Deletes requests for good, with all that names them; what is left are counts. Gives how many there were: those that
 * somebody else has deleted meanwhile are not counted twice.
 */
export async function deleteRequests(
  strapi: Core.Strapi,
  uid: RequestUid,
  requests: readonly Deletable[],
  reason: DeletionReason,
): Promise<number> {
  let deleted = 0;
  for (const part of inParts(requests)) {
    await withAdvisoryLock(strapi, 'request-deletion', async () => {
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
