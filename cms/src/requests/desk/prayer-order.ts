import { closedStatuses, type ReviewStatus } from '../../contracts/prayer-desk';

/** The fields that determine when a request is prayed for; times in milliseconds. */
export type Prayable = {
  urgent: boolean;
  spam: boolean;
  status: ReviewStatus;
  receivedAt: number;
  prayerCount: number;
  lastPrayedAt: number | null;
  /** When another member last opened it. */
  openedByAnotherAt: number | null;
};

export const openedReservationMs = 10 * 60_000;

type Rank = readonly number[];

/** Compared element by element, smaller first. */
function rankOf(request: Prayable, now: number): Rank {
  const { urgent, receivedAt, prayerCount, lastPrayedAt, openedByAnotherAt } = request;
  const left = openedByAnotherAt !== null && openedByAnotherAt > now - openedReservationMs ? 1 : 0;
  return prayerCount === 0
    ? [left, 0, urgent ? 0 : 1, receivedAt]
    : [left, prayerCount, lastPrayedAt ?? receivedAt, receivedAt];
}

function compare(one: Rank, other: Rank): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const closed: readonly ReviewStatus[] = closedStatuses;

/**
 * Urgent requests without prayers first, then others without, oldest first; then the fewest prayers, longest without
 * first. One that another member has just opened comes last. Closed requests and spam are left out.
 */
export function prayerOrder<T extends Prayable>(requests: readonly T[], now: number): T[] {
  return requests
    .filter(({ status, spam }) => !spam && !closed.includes(status))
    .map((request) => ({ request, rank: rankOf(request, now) }))
    .sort((one, other) => compare(one.rank, other.rank))
    .map(({ request }) => request);
}
