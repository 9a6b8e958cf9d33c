import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { prayerRequestUid, type RequestUid } from '../request-uids';

const momentSchema = v.union([v.string(), v.date()]);
const rowsSchema = v.array(
  v.object({
    id: v.number(),
    reference: v.string(),
    receivedAt: momentSchema,
    closedAt: v.nullable(momentSchema),
    warnedAt: v.nullable(momentSchema),
    spam: v.boolean(),
    confidential: v.optional(v.boolean(), false),
  }),
);
export type RequestDates = v.InferOutput<typeof rowsSchema>[number];

/** The dates that decide when a request is deleted. Confidential fields are not read. */
export async function findRequestDates(strapi: Core.Strapi, uid: RequestUid, where: object): Promise<RequestDates[]> {
  const fields = ['id', 'reference', 'receivedAt', 'closedAt', 'warnedAt', 'spam'];
  const select = uid === prayerRequestUid ? [...fields, 'confidential'] : fields;
  return v.parse(rowsSchema, await strapi.db.query(uid).findMany({ select, where }));
}
