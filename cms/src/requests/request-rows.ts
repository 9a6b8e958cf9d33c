import type { Core } from '@strapi/strapi';
import type { Row } from '../lib/table';
import { prayerRequestUid, type RequestUid } from './request-uids';

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
