import type { Core } from '@strapi/strapi';
import type { NetworkDigests } from './digest';
import type { SubmissionSettings } from './settings';
import { accepted, acceptedAndStored, acceptedUrgent, networksOf, secondsUntilFree, spam } from './limits';

export type Applicant = {
  networks: NetworkDigests;
  urgent: boolean;
  /** Whether it goes to spam regardless of the limits. */
  suspect: boolean;
  /** Whether it has an unused proof of work. */
  proven: boolean;
};

export type Admission =
  | { kind: 'take' }
  | { kind: 'spam' }
  /** Refused unless it is sent again with a proof of work. */
  | { kind: 'prove'; retryAfterSeconds: number }
  | { kind: 'too-many'; retryAfterSeconds: number };

const minute = 60_000;
const short = 10 * minute;
const long = 60 * minute;

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

  /** Whether one of these limits is used up; `counted` selects the requests that count. */
  async function isUsedUp(counted: object): Promise<boolean> {
    if ((await seconds(counted, long, perHour)) > 0) return true;
    for (const { where } of all) {
      if ((await seconds({ ...counted, ...where }, long, share)) > 0) return true;
    }
    return (await seconds({ ...counted, ...address.where }, short, perAddress * proofFactor)) > 0;
  }

  async function isNetworkBusy(): Promise<boolean> {
    for (const { where, addressCount } of wider) {
      if ((await seconds({ ...accepted, ...where }, short, perAddress * addressCount)) > 0) return true;
    }
    return false;
  }

  // Only other urgent requests count, so that no flood of other requests delays somebody in danger.
  if (urgent) return { kind: (await isUsedUp(acceptedUrgent)) ? 'spam' : 'take' };

  const untilProofsWork = await seconds({ ...accepted, ...address.where }, short, perAddress * proofFactor);
  if (untilProofsWork > 0) return { kind: 'too-many', retryAfterSeconds: untilProofsWork };
  const untilFree = proven ? 0 : await seconds({ ...accepted, ...address.where }, short, perAddress);
  if (untilFree > 0) return { kind: 'prove', retryAfterSeconds: untilFree };
  if (!suspect && !(await isUsedUp(acceptedAndStored)) && (proven || !(await isNetworkBusy()))) return { kind: 'take' };

  for (const { where, addressCount } of all) {
    const full = await seconds({ ...spam, ...where }, short, perAddress * proofFactor * addressCount);
    if (full > 0) return { kind: 'too-many', retryAfterSeconds: full };
  }
  return { kind: 'spam' };
}
