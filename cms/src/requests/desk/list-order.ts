import { closedStatuses, type ReviewStatus } from '../../api/prayer-desk/contract';

/** The fields that determine a request's position in a list. */
export type Listable = {
  urgent: boolean;
  status: ReviewStatus;
  /** ISO 8601. */
  receivedAt: string;
  closedAt: string | null;
  /** YYYY-MM-DD. */
  followUpOn: string | null;
};

const closed: readonly ReviewStatus[] = closedStatuses;

function groupOf({ urgent, status, followUpOn }: Listable, today: string): number {
  if (closed.includes(status)) return 4;
  if (followUpOn !== null && followUpOn <= today) return 0;
  if (urgent) return 1;
  return status === 'new' ? 2 : 3;
}

/**
 * Follow-ups due by today, then urgent, new and other open requests, longest waiting first; then closed ones, latest
 * first.
 */
export function listOrder<T extends Listable>(requests: readonly T[], today: string): T[] {
  return requests
    .map((request) => ({ request, group: groupOf(request, today) }))
    .sort((one, other) => {
      if (one.group !== other.group) return one.group - other.group;
      return one.group === 4
        ? (other.request.closedAt ?? other.request.receivedAt).localeCompare(
            one.request.closedAt ?? one.request.receivedAt,
          )
        : one.request.receivedAt.localeCompare(other.request.receivedAt);
    })
    .map(({ request }) => request);
}
