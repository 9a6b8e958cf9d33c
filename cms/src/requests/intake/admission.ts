import type { Core } from '@strapi/strapi';
import { clockToleranceMs } from '../../lib/attempts';
import type { NetworkDigests } from './digest';
import { receiptUid } from './receipts';
import type { SubmissionSettings } from './settings';

type Where = Readonly<Record<string, unknown>>;

type Limit = { windowMs: number; maximum: number };

/** Receipts of requests that are not spam, or are. */
const accepted: Where = { spam: false };
const spam: Where = { spam: true };
/** Without refusals, which have no reference: guesses count for those who make them, and use up nothing of others. */
const acceptedAndStored: Where = { ...accepted, reference: { $ne: '' } };
const acceptedUrgent: Where = { ...acceptedAndStored, urgent: true };

/** The columns that identify the sender's networks, with the number of addresses that each counts for. */
function networksOf({ addressDigest, network56Digest, network48Digest }: NetworkDigests) {
  return [
    { where: { addressDigest }, addressCount: 1 },
    ...(network56Digest === null ? [] : [{ where: { network56Digest }, addressCount: 3 }]),
    ...(network48Digest === null ? [] : [{ where: { network48Digest }, addressCount: 5 }]),
  ] as const;
}

/** 0 if there were fewer than `maximum`. Times far in the future, stored before a clock was set back, are ignored. */
async function secondsUntilFree(
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

export type Applicant = {
  networks: NetworkDigests;
  urgent: boolean;
  /** True if it goes to spam regardless of the limits. */
  suspect: boolean;
  proven: boolean;
};

export type Admission =
  | { kind: 'take' }
  | { kind: 'spam' }
  /** Refused unless it is sent again with a proof of work. */
  | { kind: 'prove'; retryAfterSeconds: number }
  | { kind: 'too-many'; retryAfterSeconds: number };

const minuteMs = 60_000;
const shortMs = 10 * minuteMs;
const longMs = 60 * minuteMs;

/** One address may send this many times the free limit with proofs of work, and as many again into spam. */
const proofFactor = 10;

/** One sender may use at most this share of the hourly total. */
const shareOfHour = 1 / 3;

/** Decides on one more request from the recently stored ones. Stores nothing. */
export async function admission(
  strapi: Core.Strapi,
  { perAddress, perHour }: Pick<SubmissionSettings, 'perAddress' | 'perHour'>,
  { networks, urgent, suspect, proven }: Applicant,
  now: number,
): Promise<Admission> {
  const all = networksOf(networks);
  const [address, ...wider] = all;
  const share = Math.max(perAddress, Math.ceil(perHour * shareOfHour));

  const seconds = (where: object, windowMs: number, maximum: number) =>
    secondsUntilFree(strapi, { ...where }, { windowMs, maximum }, now);

  async function isUsedUp(counted: object): Promise<boolean> {
    if ((await seconds(counted, longMs, perHour)) > 0) return true;
    for (const { where } of all) {
      if ((await seconds({ ...counted, ...where }, longMs, share)) > 0) return true;
    }
    return (await seconds({ ...counted, ...address.where }, shortMs, perAddress * proofFactor)) > 0;
  }

  async function isNetworkBusy(): Promise<boolean> {
    for (const { where, addressCount } of wider) {
      if ((await seconds({ ...accepted, ...where }, shortMs, perAddress * addressCount)) > 0) return true;
    }
    return false;
  }

  // Only other urgent requests count, so that no flood of other requests delays somebody in danger.
  if (urgent) return { kind: (await isUsedUp(acceptedUrgent)) ? 'spam' : 'take' };

  const untilProofsWork = await seconds({ ...accepted, ...address.where }, shortMs, perAddress * proofFactor);
  if (untilProofsWork > 0) return { kind: 'too-many', retryAfterSeconds: untilProofsWork };
  const untilFree = proven ? 0 : await seconds({ ...accepted, ...address.where }, shortMs, perAddress);
  if (untilFree > 0) return { kind: 'prove', retryAfterSeconds: untilFree };
  if (!suspect && !(await isUsedUp(acceptedAndStored)) && (proven || !(await isNetworkBusy()))) return { kind: 'take' };

  for (const { where, addressCount } of all) {
    const full = await seconds({ ...spam, ...where }, shortMs, perAddress * proofFactor * addressCount);
    if (full > 0) return { kind: 'too-many', retryAfterSeconds: full };
  }
  return { kind: 'spam' };
}
