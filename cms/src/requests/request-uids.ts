import type { Core } from '@strapi/strapi';
import { requestKinds, type RequestKind } from '../contracts/prayer-desk';
import type { Row } from '../lib/table';

const uids = {
  prayer: 'api::prayer-request.prayer-request',
  contact: 'api::contact-request.contact-request',
  counseling: 'api::counseling-request.counseling-request',
} as const satisfies Record<RequestKind, string>;

export type RequestUid = (typeof uids)[RequestKind];

export const prayerRequestUid = uids.prayer;
export const requestUids: readonly RequestUid[] = requestKinds.map((kind) => uids[kind]);

export const isRequestUid = (uid: unknown): uid is RequestUid => requestUids.some((one) => one === uid);
export const uidOfKind = (kind: RequestKind): RequestUid => uids[kind];

const kinds = Object.fromEntries(requestKinds.map((kind) => [uids[kind], kind])) as Record<RequestUid, RequestKind>;

export const kindOf = (uid: RequestUid): RequestKind => kinds[uid];

type Query = { where?: object; orderBy?: object; limit?: number };

/** Columns of all kinds of requests, and whether each is confidential, which only a prayer request can be. */
export async function requestRows<const Name extends keyof Row<RequestUid>>(
  strapi: Core.Strapi,
  uid: RequestUid,
  names: readonly Name[],
  query: Query,
): Promise<(Pick<Row<RequestUid>, Name> & { confidential: boolean })[]> {
  const select = uid === prayerRequestUid ? [...names, 'confidential'] : [...names];
  const rows = await strapi.db.query(uid).findMany({ ...query, select });
  return rows.map((row: Pick<Row<RequestUid>, Name> & { confidential?: boolean }) => ({
    ...row,
    confidential: row.confidential ?? false,
  }));
}
