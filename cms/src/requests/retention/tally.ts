import type { Core } from '@strapi/strapi';
import { table } from '../../lib/table';
import { kindOf, type RequestUid } from '../request-uids';

export const requestTallyUid = 'api::retention.request-tally';

/** Retention of a closed request ended; an unanswered request expired; it was spam; somebody asked to be forgotten. */
export type DeletionReason = 'closed' | 'unanswered' | 'spam' | 'forgotten';

/** Counted by month of arrival, so that yearly numbers outlive the requests. Call it in the deleting transaction. */
export async function countDeleted(
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
