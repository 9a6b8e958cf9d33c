import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { runAsSystem } from '../../lib/run-as-system';

const uid = 'api::prayer-desk.note-receipt';
const keyLifetimeMs = 8 * 24 * 60 * 60_000;

const receiptSchema = v.nullable(v.object({ reference: v.string(), accountId: v.number(), addedAt: v.string() }));
type Receipt = v.InferOutput<typeof receiptSchema>;

export async function findNote(strapi: Core.Strapi, key: string): Promise<Receipt> {
  const row: unknown = await runAsSystem(() => strapi.db.query(uid).findOne({ where: { key } }));
  return v.parse(receiptSchema, row);
}

export async function deleteNoteKey(strapi: Core.Strapi, key: string): Promise<void> {
  await runAsSystem(() => strapi.db.query(uid).deleteMany({ where: { key } }));
}

export async function storeNoteKey(
  strapi: Core.Strapi,
  note: { key: string; reference: string; accountId: number },
  now: number,
): Promise<void> {
  await runAsSystem(async () => {
    await strapi.db.query(uid).deleteMany({ where: { addedAt: { $lt: new Date(now - keyLifetimeMs) } } });
    await strapi.db.query(uid).create({ data: { ...note, addedAt: new Date(now) } });
  });
}
