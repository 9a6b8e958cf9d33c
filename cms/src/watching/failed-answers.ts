import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { dayMs } from '../api/day/contract';
import type { SiteState } from '../api/watching/contract';

const failedAnswerUid = 'api::watching.failed-answer';

const hourMs = 60 * 60_000;
const keptDays = 8;

/** Hours before the second column have none in it. */
const rowsSchema = v.array(v.object({ id: v.number(), count: v.number(), brokenPages: v.nullish(v.number(), 0) }));

export type Failures = Pick<SiteState, 'failedAnswers' | 'brokenPages'>;

/** Adds to the sums of the hour. The caller holds a lock. */
export async function countFailures(strapi: Core.Strapi, more: Failures, now: number): Promise<void> {
  const table = strapi.db.query(failedAnswerUid);
  const hour = new Date(now - (now % hourMs));
  const [row] = v.parse(rowsSchema, await table.findMany({ where: { hour } }));
  const data = {
    hour,
    count: (row?.count ?? 0) + more.failedAnswers,
    brokenPages: (row?.brokenPages ?? 0) + more.brokenPages,
  };
  if (row) await table.update({ where: { id: row.id }, data });
  else await table.create({ data });
  await table.deleteMany({ where: { hour: { $lt: new Date(now - keptDays * dayMs) } } });
}

/** Those of the last 24 hours, to the hour. */
export async function readFailures(strapi: Core.Strapi, now: number): Promise<Failures> {
  const lastDay = { where: { hour: { $gt: new Date(now - dayMs) } } };
  const rows = v.parse(rowsSchema, await strapi.db.query(failedAnswerUid).findMany(lastDay));
  return {
    failedAnswers: rows.reduce((sum, { count }) => sum + count, 0),
    brokenPages: rows.reduce((sum, { brokenPages }) => sum + brokenPages, 0),
  };
}
