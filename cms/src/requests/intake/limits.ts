import type { Core } from '@strapi/strapi';
import { clockToleranceMs } from '../../lib/attempts';
import type { NetworkDigests } from './digest';
import { receiptUid } from './receipts';

type Where = Readonly<Record<string, unknown>>;

export type Limit = { windowMs: number; maximum: number };

/** Receipts of requests that are not spam, or are. */
export const accepted: Where = { spam: false };
export const spam: Where = { spam: true };
/** Without refusals, which have no reference: guesses count for those who make them, and use up nothing of others. */
export const acceptedAndStored: Where = { ...accepted, reference: { $ne: '' } };
export const acceptedUrgent: Where = { ...acceptedAndStored, urgent: true };

/** The columns that identify the sender's networks, with the number of addresses that each counts for. */
export function networksOf({ addressDigest, network56Digest, network48Digest }: NetworkDigests) {
  return [
    { where: { addressDigest }, addressCount: 1 },
    ...(network56Digest === null ? [] : [{ where: { network56Digest }, addressCount: 3 }]),
    ...(network48Digest === null ? [] : [{ where: { network48Digest }, addressCount: 5 }]),
  ] as const;
}

/** 0 if there were fewer than `maximum`. Times far in the future, stored before a clock was set back, are ignored. */
export async function secondsUntilFree(
  strapi: Core.Strapi,
  where: Where,
  { windowMs, maximum }: Limit,
  now: number,
): Promise<number> {
  const rows = (await strapi.db.query(receiptUid).findMany({
    select: ['receivedAt'],
    where: { ...where, receivedAt: { $gt: new Date(now - windowMs), $lte: new Date(now + clockToleranceMs) } },
    orderBy: { receivedAt: 'desc' },
    offset: maximum - 1,
    limit: 1,
  })) as { receivedAt: string }[];
  const [blocking] = rows;
  if (blocking === undefined) return 0;
  return Math.max(1, Math.ceil((new Date(blocking.receivedAt).getTime() + windowMs - now) / 1000));
}
