import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { bodyDigest } from '../intake/digest';
import type { Fields } from '../intake/read-fields';
import { submissionSettings } from '../intake/settings';
import { runAsSystem } from '../../lib/run-as-system';

const uid = 'api::prayer-desk.note-receipt';
const keyLifetimeMs = 8 * 24 * 60 * 60_000;

const receiptSchema = v.nullable(
  v.object({
    reference: v.string(),
    accountId: v.number(),
    addedAt: v.string(),
    bodyDigest: v.string(),
  }),
);
type Receipt = v.InferOutput<typeof receiptSchema>;

/** Tells what was sent with a key apart from something else with the same key. It cannot be read back. */
export function noteDigest(strapi: Core.Strapi, kind: 'note' | 'entered-request', fields: Fields): string {
  return bodyDigest(submissionSettings(strapi).secret, kind, fields);
}

export async function findNote(strapi: Core.Strapi, key: string): Promise<Receipt> {
  const row: unknown = await runAsSystem(() => strapi.db.query(uid).findOne({ where: { key } }));
  return v.parse(receiptSchema, row);
}

export async function deleteNoteKey(strapi: Core.Strapi, key: string): Promise<void> {
  await runAsSystem(() => strapi.db.query(uid).deleteMany({ where: { key } }));
}

export async function storeNoteKey(
  strapi: Core.Strapi,
  note: { key: string; reference: string; accountId: number; bodyDigest: string },
  now: number,
): Promise<void> {
  await runAsSystem(async () => {
    await strapi.db.query(uid).deleteMany({ where: { addedAt: { $lt: new Date(now - keyLifetimeMs) } } });
    await strapi.db.query(uid).create({ data: { ...note, addedAt: new Date(now) } });
  });
}
