import type { Core } from '@strapi/strapi';
import type { NetworkDigests } from './digest';
import type { SubmissionSettings } from './settings';
import { counted, countedUrgent, networksOf, secondsUntilFree, quarantined } from './limits';

export type Applicant = {
  networks: NetworkDigests;
  urgent: boolean;
  /** Whether it is quarantined regardless of the limits. */
  suspect: boolean;
  /** Whether it brought a proof of work that nobody has used. */
  proven: boolean;
};

export type Admission =
  | { kind: 'take' }
  | { kind: 'quarantine' }
  /** Refused, unless it comes again with a proof of work. */
  | { kind: 'prove'; retryAfterSeconds: number }
  | { kind: 'too-many'; retryAfterSeconds: number };

const minute = 60_000;
const short = 10 * minute;
const long = 60 * minute;

/** How many times the free limit one address may send with proofs of work, and again into quarantine. */
const withProof = 10;

/** Nobody may use up more than this part of what is taken from everybody in an hour. */
const shareOfHour = 1 / 3;

/** What becomes of one more request, given what was stored lately. Stores nothing. */
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

  /** Whether one of these was used up already; `lane` are the requests that count. */
  async function isUsedUp(lane: object): Promise<boolean> {
    if ((await seconds(lane, long, perHour)) > 0) return true;
    for (const { where } of all) {
      if ((await seconds({ ...lane, ...where }, long, share)) > 0) return true;
    }
    return (await seconds({ ...lane, ...address.where }, short, perAddress * withProof)) > 0;
  }

  async function isNetworkBusy(): Promise<boolean> {
    for (const { where, worth } of wider) {
      if ((await seconds({ ...counted, ...where }, short, perAddress * worth)) > 0) return true;
    }
    return false;
  }

  // Measured by other urgent ones alone: no flood of anything else keeps somebody in danger from being heard at once.
  if (urgent) return { kind: (await isUsedUp(countedUrgent)) ? 'quarantine' : 'take' };

  const hard = await seconds({ ...counted, ...address.where }, short, perAddress * withProof);
  if (hard > 0) return { kind: 'too-many', retryAfterSeconds: hard };
  const soft = proven ? 0 : await seconds({ ...counted, ...address.where }, short, perAddress);
  if (soft > 0) return { kind: 'prove', retryAfterSeconds: soft };
  if (!suspect && !(await isUsedUp(counted)) && (proven || !(await isNetworkBusy()))) return { kind: 'take' };

  for (const { where, worth } of all) {
    const full = await seconds({ ...quarantined, ...where }, short, perAddress * withProof * worth);
    if (full > 0) return { kind: 'too-many', retryAfterSeconds: full };
  }
  return { kind: 'quarantine' };
}
