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

/** Older rows are no longer needed: the request has its own count, and their keys are not sent again. */
export async function storePrayer(strapi: Core.Strapi, prayer: Prayer, now: number): Promise<void> {
  await runAsSystem(async () => {
    await strapi.db.query(uid).deleteMany({ where: { prayedAt: { $lt: new Date(now - week - day) } } });
    await strapi.db.query(uid).create({ data: { ...prayer, prayedAt: new Date(now) } });
  });
}

/** The number of prayers in the last seven days, for requests that the account may see. */
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
