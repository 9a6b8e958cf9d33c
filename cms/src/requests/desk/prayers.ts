import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { dayMs } from '../../api/day/contract';
import { runAsSystem } from '../../lib/run-as-system';

const uid = 'api::prayer-desk.prayer';
const week = 7 * dayMs;

type NewPrayer = {
  reference: string;
  accountId: number;
  confidential: boolean;
  /** When the request was last prayed for before, so that this prayer can be undone. */
  previousPrayedAt: string | null;
  /** Whether it took the request from new to praying. */
  wasFirst: boolean;
};

const prayerSchema = v.object({
  reference: v.string(),
  prayedAt: v.string(),
  previousPrayedAt: v.nullable(v.string()),
  wasFirst: v.nullable(v.boolean()),
});
type Prayer = v.InferOutput<typeof prayerSchema>;

/**
 * Null if there is none. Closes the gap: the next prayer follows the previous one, and becomes the first if this was.
 */
export async function deletePrayer(strapi: Core.Strapi, id: number): Promise<Prayer | null> {
  return runAsSystem(async () => {
    const deleted: unknown = await strapi.db.query(uid).delete({ where: { id } });
    const prayer = v.parse(v.nullable(prayerSchema), deleted);
    if (prayer === null) return null;
    const { reference, prayedAt, previousPrayedAt, wasFirst } = prayer;
    await strapi.db
      .query(uid)
      .updateMany({ where: { reference, previousPrayedAt: prayedAt }, data: { previousPrayedAt } });
    if (wasFirst !== true) return prayer;
    const next: unknown = await strapi.db.query(uid).findOne({ where: { reference }, orderBy: { prayedAt: 'asc' } });
    const first = v.parse(v.nullable(v.looseObject({ id: v.number() })), next);
    if (first !== null) await strapi.db.query(uid).update({ where: { id: first.id }, data: { wasFirst: true } });
    return prayer;
  });
}

/** Returns the row's id. Older rows are no longer needed: the request has its own count, and their undoing has passed. */
export async function storePrayer(strapi: Core.Strapi, prayer: NewPrayer, now: number): Promise<number> {
  return runAsSystem(async () => {
    await strapi.db.query(uid).deleteMany({ where: { prayedAt: { $lt: new Date(now - week - dayMs) } } });
    const stored: unknown = await strapi.db.query(uid).create({ data: { ...prayer, prayedAt: new Date(now) } });
    return v.parse(v.looseObject({ id: v.number() }), stored).id;
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
