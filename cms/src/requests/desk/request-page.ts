import type { Core } from '@strapi/strapi';
import { closedStatuses, type RequestKind } from '../../contracts/prayer-desk';
import { isOpen } from './request-views';
import { countRequests, findRequests, type StoredRequest, type Where } from './stored-request';

const pageSize = 25;

type Group = { where: Where; orderBy: { receivedAt: 'asc' } | { closedAt: 'desc' } };

/**
 * Follow-ups due by today, then urgent, new and other open requests, longest waiting first; then closed ones, latest
 * first. Separate queries, so that the database reads no more than the rows of a page.
 */
function groupsOf(today: string): Group[] {
  const isDue = { followUpOn: { $lte: today } };
  const isNotDue = { $or: [{ followUpOn: { $null: true } }, { followUpOn: { $gt: today } }] };
  const oldestFirst = { receivedAt: 'asc' } as const;
  return [
    { where: { $and: [isOpen, isDue] }, orderBy: oldestFirst },
    { where: { $and: [isOpen, isNotDue, { urgent: true }] }, orderBy: oldestFirst },
    { where: { $and: [isNotDue, { urgent: false, reviewStatus: 'new' }] }, orderBy: oldestFirst },
    {
      where: { $and: [isNotDue, { urgent: false, reviewStatus: { $notIn: ['new', ...closedStatuses] } }] },
      orderBy: oldestFirst,
    },
    { where: { reviewStatus: { $in: closedStatuses } }, orderBy: { closedAt: 'desc' } },
  ];
}

/** The requests of all kinds together, which the database has sorted for each kind. */
function merge({ orderBy }: Group, found: readonly StoredRequest[]): StoredRequest[] {
  return found.toSorted((one, other) =>
    'closedAt' in orderBy
      ? (other.closedAt ?? '').localeCompare(one.closedAt ?? '')
      : one.receivedAt.localeCompare(other.receivedAt),
  );
}

export type FoundPage = { requests: StoredRequest[]; page: number; pages: number };

export async function findPage(
  strapi: Core.Strapi,
  kinds: readonly RequestKind[],
  whereOf: (kind: RequestKind) => Where,
  { page: asked, today }: { page: number; today: string },
): Promise<FoundPage> {
  const groups = groupsOf(today);
  const within = (group: Group, kind: RequestKind): Where => ({ $and: [whereOf(kind), group.where] });
  const sizes = await Promise.all(
    groups.map(async (group) => {
      const counts = await Promise.all(kinds.map((kind) => countRequests(strapi, kind, within(group, kind))));
      return counts.reduce((sum, count) => sum + count, 0);
    }),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  // The requested page may no longer exist; then the last page is returned.
  const page = Math.min(asked, pages);

  const requests: StoredRequest[] = [];
  let before = 0;
  for (const [index, group] of groups.entries()) {
    const size = sizes[index] ?? 0;
    const from = Math.max(0, (page - 1) * pageSize - before);
    const to = Math.min(size, page * pageSize - before);
    before += size;
    if (from >= to) continue;
    const selection = { orderBy: [group.orderBy], limit: to };
    const found = await Promise.all(kinds.map((kind) => findRequests(strapi, kind, within(group, kind), selection)));
    requests.push(...merge(group, found.flat()).slice(from, to));
  }
  return { requests, page, pages };
}
