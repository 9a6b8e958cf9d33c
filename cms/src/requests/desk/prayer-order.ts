import { closedStatuses, type ReviewStatus } from '../../api/prayer-desk/contract';

/** What decides when a prayer request is prayed for; times in milliseconds. */
export type Prayable = {
  urgent: boolean;
  quarantined: boolean;
  status: ReviewStatus;
  receivedAt: number;
  prayerCount: number;
  lastPrayedAt: number | null;
  /** When somebody other than the member who asks last opened it. */
  openedByAnotherAt: number | null;
};

/** How long a request that somebody opened is left to him. */
export const openedReservationMs = 10 * 60_000;

type Rank = readonly number[];

/** Compared from the left, the smaller first. */
function rankOf(request: Prayable, now: number): Rank {
  const { urgent, receivedAt, prayerCount, lastPrayedAt, openedByAnotherAt } = request;
  const left = openedByAnotherAt !== null && openedByAnotherAt > now - openedReservationMs ? 1 : 0;
  return prayerCount === 0
    ? [left, 0, urgent ? 0 : 1, receivedAt]
    : [left, prayerCount, lastPrayedAt ?? receivedAt, receivedAt];
}

function compare(one: Rank, other: Rank): number {
  for (const [place, value] of one.entries()) {
    const difference = value - (other[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const closed: readonly ReviewStatus[] = closedStatuses;

/**
 * The order in which requests are prayed for: urgent ones that nobody has prayed for, then others that nobody has
 * prayed for, the oldest first so that none waits for ever; then those least prayed for, and among these the ones
 * longest without prayer. What another member has just opened comes after everything else, so that two who pray at the
 * same time pray for different people. Those answered, archived or quarantined are not in it.
 */
export function prayerOrder<T extends Prayable>(requests: readonly T[], now: number): T[] {
  return requests
    .filter(({ status, quarantined }) => !quarantined && !closed.includes(status))
    .map((request) => ({ request, rank: rankOf(request, now) }))
    .sort((one, other) => compare(one.rank, other.rank))
    .map(({ request }) => request);
}
