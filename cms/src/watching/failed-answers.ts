import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { dayMs } from '../api/day/contract';

const failedAnswerUid = 'api::watching.failed-answer';

const hourMs = 60 * 60_000;
const keptDays = 8;

const rowsSchema = v.array(v.object({ id: v.number(), count: v.number() }));

/** Adds to the sum of the hour. The caller holds a lock. */
export async function countFailedAnswers(strapi: Core.Strapi, count: number, now: number): Promise<void> {
  const table = strapi.db.query(failedAnswerUid);
  const hour = new Date(now - (now % hourMs));
  const [row] = v.parse(rowsSchema, await table.findMany({ where: { hour } }));
  if (row) await table.update({ where: { id: row.id }, data: { count: row.count + count } });
  else await table.create({ data: { hour, count } });
  await table.deleteMany({ where: { hour: { $lt: new Date(now - keptDays * dayMs) } } });
}

/** Those of the last 24 hours, to the hour. */
export async function readFailedAnswers(strapi: Core.Strapi, now: number): Promise<number> {
  const rows: unknown = await strapi.db
    .query(failedAnswerUid)
    .findMany({ where: { hour: { $gt: new Date(now - dayMs) } } });
  return v.parse(rowsSchema, rows).reduce((sum, { count }) => sum + count, 0);
}
