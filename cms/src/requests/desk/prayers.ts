import type { Core } from '@strapi/strapi';
import { runAsSystem } from '../../lib/run-as-system';
import { findUsedKey, type UsedKey } from './used-key';

const uid = 'api::prayer-desk.prayer';
const day = 24 * 60 * 60_000;
const week = 7 * day;

type Prayer = { key: string; reference: string; accountId: number; confidential: boolean };

export function findPrayer(strapi: Core.Strapi, key: string): Promise<UsedKey> {
  return findUsedKey(strapi, uid, key);
}

/** Those of more than a week ago are counted on their request and in no week, and nobody sends them again. */
export async function storePrayer(strapi: Core.Strapi, prayer: Prayer, now: number): Promise<void> {
  await runAsSystem(async () => {
    await strapi.db.query(uid).deleteMany({ where: { prayedAt: { $lt: new Date(now - week - day) } } });
    await strapi.db.query(uid).create({ data: { ...prayer, prayedAt: new Date(now) } });
  });
}

/** How many prayers the last seven days saw, for those requests that the account may see. */
export async function countPrayersOfWeek(
  strapi: Core.Strapi,
  { readsConfidential }: { readsConfidential: boolean },
  now: number,
): Promise<number> {
  const prayedAt = { $gt: new Date(now - week) };
  return runAsSystem(() =>
    strapi.db.query(uid).count({ where: readsConfidential ? { prayedAt } : { prayedAt, confidential: false } }),
  );
}
