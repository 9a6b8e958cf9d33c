import type { Core } from '@strapi/strapi';
import type { RequestKind, ReviewStatus } from '../../contracts/prayer-desk';
import { type Row, table } from '../../lib/table';
import { prayerRequestUid, type RequestUid, uidOfKind } from '../request-uids';
import { withAdvisoryLock } from '../../lib/advisory-lock';

const arrival = ['id', 'documentId', 'reference', 'language', 'receivedAt', 'urgent', 'spam', 'spamReason'] as const;
const work = ['reviewStatus', 'assigneeId', 'followUpOn', 'closedAt', 'warnedAt', 'revision'] as const;
const everyKind = [...arrival, ...work] as const;
const ofPrayers = ['confidential', 'prayerType', 'prayerCount', 'lastPrayedAt', 'thankedAt'] as const;

type Prayer = Row<typeof prayerRequestUid>;

/** A request without its confidential fields. */
export type StoredRequest = Omit<Pick<Row<RequestUid>, (typeof everyKind)[number]>, 'reviewStatus'> &
  Omit<Pick<Prayer, (typeof ofPrayers)[number]>, 'prayerType'> & {
    kind: RequestKind;
    status: ReviewStatus;
    prayerType: Prayer['prayerType'] | null;
  };

/** Contact and counseling requests are never marked confidential, and have no prayers. */
const noPrayer = { confidential: false, prayerType: null, prayerCount: 0, lastPrayedAt: null, thankedAt: null };

export type Where = Readonly<Record<string, unknown>>;

type Order = Readonly<Record<string, 'asc' | 'desc'>>;
type Selection = { orderBy?: readonly Order[]; limit?: number };

/** The requests of this kind that the current account may see; the database subscriber adds the restriction. */
export async function findRequests(
  strapi: Core.Strapi,
  kind: RequestKind,
  where: Where,
  { orderBy = [], limit }: Selection = {},
): Promise<StoredRequest[]> {
  const query = { where, orderBy: [...orderBy], ...(limit === undefined ? {} : { limit }) };
  const rows =
    kind === 'prayer'
      ? await table(strapi, prayerRequestUid).findMany({ ...query, select: [...everyKind, ...ofPrayers] })
      : await table(strapi, uidOfKind(kind)).findMany({ ...query, select: everyKind });
  return rows.map(({ reviewStatus: status, ...row }) => ({ kind, status, ...noPrayer, ...row }));
}

export function countRequests(strapi: Core.Strapi, kind: RequestKind, where: Where): Promise<number> {
  return strapi.db.query(uidOfKind(kind)).count({ where });
}

export async function findRequest(
  strapi: Core.Strapi,
  kind: RequestKind,
  reference: string,
): Promise<StoredRequest | null> {
  const [found] = await findRequests(strapi, kind, { reference });
  return found ?? null;
}

/** Two members asking at once get different requests, and what was read is still true when it is written. */
export function withDeskLock<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  return withAdvisoryLock(strapi, 'prayer-desk', work);
}
