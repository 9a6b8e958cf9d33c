import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { runAsSystem } from '../../lib/run-as-system';

const uid = 'api::prayer-desk.prayer';
const day = 24 * 60 * 60_000;
const week = 7 * day;

type NewPrayer = {
  key: string;
  reference: string;
  accountId: number;
  confidential: boolean;
  /** When the request was last prayed for before, so that this prayer can be undone. */
  previousPrayedAt: string | null;
  /** Whether it took the request from new to praying. */
  wasFirst: boolean;
};

const prayerSchema = v.nullable(
  v.object({
    reference: v.string(),
    accountId: v.number(),
    prayedAt: v.string(),
    previousPrayedAt: v.nullable(v.string()),
    wasFirst: v.nullable(v.boolean()),
  }),
);
type Prayer = v.InferOutput<typeof prayerSchema>;

export async function findPrayer(strapi: Core.Strapi, key: string): Promise<Prayer> {
  const row: unknown = await runAsSystem(() => strapi.db.query(uid).findOne({ where: { key } }));
  return v.parse(prayerSchema, row);
}

/** Closes the gap: the next prayer follows the previous one, and if this was the first, the next one is. */
export async function deletePrayer(strapi: Core.Strapi, key: string, prayer: NonNullable<Prayer>): Promise<void> {
  const { reference, prayedAt, previousPrayedAt, wasFirst } = prayer;
  await runAsSystem(async () => {
    await strapi.db.query(uid).deleteMany({ where: { key } });
    await strapi.db
      .query(uid)
      .updateMany({ where: { reference, previousPrayedAt: prayedAt }, data: { previousPrayedAt } });
    if (wasFirst !== true) return;
    const next: unknown = await strapi.db.query(uid).findOne({ where: { reference }, orderBy: { prayedAt: 'asc' } });
    const first = v.parse(v.nullable(v.looseObject({ id: v.number() })), next);
    if (first !== null) await strapi.db.query(uid).update({ where: { id: first.id }, data: { wasFirst: true } });
  });
}

/** Older rows are no longer needed: the request has its own count, and their keys are not sent again. */
export async function storePrayer(strapi: Core.Strapi, prayer: NewPrayer, now: number): Promise<void> {
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
