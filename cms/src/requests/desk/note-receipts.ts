import type { Core } from '@strapi/strapi';
import { runAsSystem } from '../../lib/run-as-system';
import { findUsedKey, type UsedKey } from './used-key';

const uid = 'api::prayer-desk.note-receipt';
const keyLifetimeMs = 8 * 24 * 60 * 60_000;

export function findNote(strapi: Core.Strapi, key: string): Promise<UsedKey> {
  return findUsedKey(strapi, uid, key);
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
