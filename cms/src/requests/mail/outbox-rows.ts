import type { Core } from '@strapi/strapi';
import { type Row, table } from '../../lib/table';
import type { Job } from '../../lib/schedule';
import { dayMs } from '../../api/day/contract';

export const outboxUid = 'api::outbox.outbox-message';

/** The recipient is encrypted, and null once the message is sent or has failed. */
export type OutboxRow = Row<typeof outboxUid>;

/** Binds an encrypted recipient to its row, so that it cannot be copied to another one. */
export function recipientContext(dedupeKey: string): string {
  return `${outboxUid}.recipient.${dedupeKey}`;
}

/** The messages that are due, longest overdue first. */
export async function dueRows(strapi: Core.Strapi, now: number, limit: number): Promise<OutboxRow[]> {
  return table(strapi, outboxUid).findMany({
    where: { sentAt: { $null: true }, failedAt: { $null: true }, nextAttemptAt: { $lte: new Date(now) } },
    orderBy: [{ nextAttemptAt: 'asc' }, { id: 'asc' }],
    limit,
  });
}

/** False if another replica was quicker. If this program dies, the message is due again after `until`. */
export async function claim(strapi: Core.Strapi, { id, attempts }: OutboxRow, until: number): Promise<boolean> {
  const { count } = await strapi.db.query(outboxUid).updateMany({
    where: { id, attempts, sentAt: { $null: true }, failedAt: { $null: true } },
    data: { attempts: attempts + 1, nextAttemptAt: new Date(until) },
  });
  return count === 1;
}

/** The recipient is no longer needed. */
export async function markSent(strapi: Core.Strapi, { id }: OutboxRow, now: number): Promise<void> {
  await strapi.db.query(outboxUid).update({ where: { id }, data: { sentAt: new Date(now), recipient: null } });
}

/** Matches the row unless another replica has claimed it since this attempt. */
const sinceAttempt = ({ id, attempts }: OutboxRow) => ({ id, attempts: attempts + 1, sentAt: { $null: true } });

/** The recipient of a mail that is set aside stays, for a version of the program that can write this mail. */
export async function markFailed(strapi: Core.Strapi, row: OutboxRow, now: number, isSetAside: boolean): Promise<void> {
  const data = { failedAt: new Date(now), ...(isSetAside ? {} : { recipient: null }) };
  await strapi.db.query(outboxUid).updateMany({ where: sinceAttempt(row), data });
}

/** A restart may have brought that version. */
export async function requeueSetAside(strapi: Core.Strapi, now: number): Promise<void> {
  await strapi.db.query(outboxUid).updateMany({
    where: { failedAt: { $notNull: true }, recipient: { $notNull: true } },
    data: { failedAt: null, nextAttemptAt: new Date(now) },
  });
}

export async function postpone(strapi: Core.Strapi, row: OutboxRow, until: number): Promise<void> {
  const data = { nextAttemptAt: new Date(until) };
  await strapi.db.query(outboxUid).updateMany({ where: sinceAttempt(row), data });
}

const failuresShownMs = 7 * dayMs;

/** How many mails wait, since when, and how many were given up on in the last week. */
export async function readOutbox(
  strapi: Core.Strapi,
  now: number,
): Promise<{ waiting: number; since: string | null; failed: number }> {
  const outbox = table(strapi, outboxUid);
  const where = { sentAt: { $null: true }, failedAt: { $null: true } };
  const waiting = await outbox.count({ where });
  const oldest = await outbox.findOne({ select: ['queuedAt'], where, orderBy: { queuedAt: 'asc' } });
  const failed = await outbox.count({ where: { failedAt: { $gt: new Date(now - failuresShownMs) } } });
  return { waiting, since: oldest?.queuedAt ?? null, failed };
}

/** Sent mails are deleted after a week, failed ones after a month, so that the log can be examined. */
export const forgetOldMails: Job = {
  name: 'old-mails',
  everyMs: dayMs / 24,
  transactions: 'one transaction',
  async run(strapi, now) {
    const outbox = table(strapi, outboxUid);
    await outbox.deleteMany({ where: { sentAt: { $lte: new Date(now - 7 * dayMs) } } });
    await outbox.deleteMany({ where: { queuedAt: { $lte: new Date(now - 30 * dayMs) } } });
    // These rows count a day's confirmations and are not needed afterwards.
    await outbox.updateMany({
      where: { mailboxDigest: { $notNull: true }, queuedAt: { $lte: new Date(now - dayMs) } },
      data: { mailboxDigest: null },
    });
  },
};
