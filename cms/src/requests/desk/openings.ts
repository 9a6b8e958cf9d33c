import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { runAsSystem } from '../../lib/run-as-system';
import { readingRecordUid } from '../access/record-reading';
import { openedReservationMs } from './prayer-order';

const openingsSchema = v.array(v.object({ reference: v.string(), readAt: v.string() }));

/** When other accounts last opened each request, as far back as the reservation lasts. */
export async function openingsByOthers(
  strapi: Core.Strapi,
  accountId: number,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows: unknown = await runAsSystem(() =>
    strapi.db.query(readingRecordUid).findMany({
      select: ['reference', 'readAt'],
      where: { kind: 'prayer', accountId: { $ne: accountId }, readAt: { $gt: new Date(now - openedReservationMs) } },
      orderBy: { readAt: 'asc' },
    }),
  );
  return new Map(v.parse(openingsSchema, rows).map(({ reference, readAt }) => [reference, Date.parse(readAt)]));
}
