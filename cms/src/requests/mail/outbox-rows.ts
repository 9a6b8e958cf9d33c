import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { dayMs } from '../../api/day/contract';

export const outboxUid = 'api::outbox.outbox-message';

const rowSchema = v.object({
  id: v.number(),
  dedupeKey: v.string(),
  template: v.string(),
  /** Checked when the mail is written, so that one bad row does not hold up the others. */
  language: v.string(),
  /** Encrypted; null once the message is sent or has failed. */
  recipient: v.nullable(v.string()),
  parameters: v.unknown(),
  queuedAt: v.string(),
  attempts: v.number(),
});

export type OutboxRow = v.InferOutput<typeof rowSchema>;

/** Binds an encrypted recipient to its row, so that it cannot be copied to another one. */
export function recipientContext(dedupeKey: string): string {
  return `${outboxUid}.recipient.${dedupeKey}`;
}

/** The messages that are due, longest overdue first. */
export async function dueRows(strapi: Core.Strapi, now: number, limit: number): Promise<OutboxRow[]> {
  const rows: unknown = await strapi.db.query(outboxUid).findMany({
    where: { sentAt: { $null: true }, failedAt: { $null: true }, nextAttemptAt: { $lte: new Date(now) } },
    orderBy: [{ nextAttemptAt: 'asc' }, { id: 'asc' }],
    limit,
  });
  return v.parse(v.array(rowSchema), rows);
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

const oldestSchema = v.nullable(v.object({ queuedAt: v.string() }));

/** How many mails wait, since when, and how many were given up on in the last week. */
export async function readOutbox(
  strapi: Core.Strapi,
  now: number,
): Promise<{ waiting: number; since: string | null; failed: number }> {
  const table = strapi.db.query(outboxUid);
  const where = { sentAt: { $null: true }, failedAt: { $null: true } };
  const waiting = await table.count({ where });
  const oldest: unknown = await table.findOne({ select: ['queuedAt'], where, orderBy: { queuedAt: 'asc' } });
  const failed = await table.count({ where: { failedAt: { $gt: new Date(now - failuresShownMs) } } });
  return { waiting, since: v.parse(oldestSchema, oldest)?.queuedAt ?? null, failed };
}
