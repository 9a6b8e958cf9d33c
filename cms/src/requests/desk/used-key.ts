import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { runAsSystem } from '../../lib/run-as-system';

/** The request and account that an idempotency key was used for. */
const usedKeySchema = v.nullable(v.object({ reference: v.string(), accountId: v.number() }));
export type UsedKey = v.InferOutput<typeof usedKeySchema>;

export async function findUsedKey(
  strapi: Core.Strapi,
  uid: 'api::prayer-desk.prayer' | 'api::prayer-desk.note-receipt',
  key: string,
): Promise<UsedKey> {
  const row: unknown = await runAsSystem(() => strapi.db.query(uid).findOne({ where: { key } }));
  return v.parse(usedKeySchema, row);
}
