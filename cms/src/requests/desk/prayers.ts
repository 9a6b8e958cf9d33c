import type { Core } from '@strapi/strapi';
import { dayMs } from '../../contracts/day';
import { runAsSystem } from '../../lib/viewer';
import { type Row, table } from '../../lib/table';

const uid = 'api::prayer-desk.prayer';
const weekMs = 7 * dayMs;

type NewPrayer = {
  reference: string;
  accountId: number;
  confidential: boolean;
  /** When the request was last prayed for before, so that this prayer can be undone. */
  previousPrayedAt: string | null;
  /** True if it took the request from new to praying. */
  wasFirst: boolean;
};

/** Null if there is none. Closes the gap: the next prayer follows the previous one, or becomes the first. */
export async function deletePrayer(strapi: Core.Strapi, id: number): Promise<Row<typeof uid> | null> {
  return runAsSystem(async () => {
    const prayers = table(strapi, uid);
    const prayer = await prayers.delete({ where: { id } });
    if (prayer === null) return null;
    const { reference, prayedAt, previousPrayedAt, wasFirst } = prayer;
    await prayers.updateMany({ where: { reference, previousPrayedAt: prayedAt }, data: { previousPrayedAt } });
    if (wasFirst !== true) return prayer;
    const first = await prayers.findOne({ where: { reference }, orderBy: { prayedAt: 'asc' } });
    if (first !== null) await prayers.update({ where: { id: first.id }, data: { wasFirst: true } });
    return prayer;
  });
}

/** Returns the row's id. Older rows are no longer needed: the request has its own count, and their undoing has passed. */
export async function storePrayer(strapi: Core.Strapi, prayer: NewPrayer, now: number): Promise<number> {
  return runAsSystem(async () => {
    await strapi.db.query(uid).deleteMany({ where: { prayedAt: { $lt: new Date(now - weekMs - dayMs) } } });
    return (await table(strapi, uid).create({ data: { ...prayer, prayedAt: new Date(now) } })).id;
  });
}

/** The number of prayers in the last seven days, for requests that the account may see. */
export async function countPrayersOfWeek(
  strapi: Core.Strapi,
  { readsConfidential }: { readsConfidential: boolean },
  now: number,
): Promise<number> {
  const prayedAt = { $gt: new Date(now - weekMs) };
  return runAsSystem(() =>
    strapi.db.query(uid).count({ where: readsConfidential ? { prayedAt } : { prayedAt, confidential: false } }),
  );
}
