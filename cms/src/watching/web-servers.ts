import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { dayMs } from '../contracts/day';
import {
  type PublishedState,
  type SiteState,
  type WebServerReport,
  webServerReportPath,
  webServerReportSchema,
} from '../contracts/watching';
import { currentGeneration } from '../content';
import { withAdvisoryLock } from '../lib/advisory-lock';
import { serveWebServers } from '../lib/page-cache';
import { runAsSystem } from '../lib/viewer';
import { table } from '../lib/table';

const failedAnswerUid = 'api::watching.failed-answer';
const webServerUid = 'api::watching.web-server';

const hourMs = 60 * 60_000;
const retentionDays = 8;
/** A web server reports every minute; one that was killed is forgotten after this time. */
const aliveMs = 150_000;
/** A web server that missed a purge notices within five seconds. */
const takenUpWithinMs = 15_000;

type Failures = Pick<SiteState, 'failedAnswers' | 'brokenPages'>;

/** Adds to the sums of the hour. The caller holds a lock. */
async function countFailures(strapi: Core.Strapi, more: Failures, now: number): Promise<void> {
  const hours = table(strapi, failedAnswerUid);
  const hour = new Date(now - (now % hourMs));
  const row = await hours.findOne({ where: { hour } });
  const data = {
    hour,
    count: (row?.count ?? 0) + more.failedAnswers,
    brokenPages: (row?.brokenPages ?? 0) + more.brokenPages,
  };
  if (row) await hours.update({ where: { id: row.id }, data });
  else await hours.create({ data });
  await hours.deleteMany({ where: { hour: { $lt: new Date(now - retentionDays * dayMs) } } });
}

/** Those of the last 24 hours, to the hour. */
export async function readFailures(strapi: Core.Strapi, now: number): Promise<Failures> {
  const rows = await table(strapi, failedAnswerUid).findMany({ where: { hour: { $gt: new Date(now - dayMs) } } });
  return {
    failedAnswers: rows.reduce((sum, { count }) => sum + count, 0),
    // Hours before this column have none in it.
    brokenPages: rows.reduce((sum, { brokenPages }) => sum + (brokenPages ?? 0), 0),
  };
}

async function storeReport(strapi: Core.Strapi, report: WebServerReport, now: number): Promise<void> {
  const { server, generation, closing } = report;
  const servers = table(strapi, webServerUid);
  await withAdvisoryLock(strapi, 'web-servers', async () => {
    await servers.deleteMany({ where: { reportedAt: { $lt: new Date(now - aliveMs) } } });
    const known = await servers.findOne({ where: { server } });
    const data = { server, generation, reportedAt: new Date(now) };
    if (closing) await servers.deleteMany({ where: { server } });
    else if (known) await servers.update({ where: { id: known.id }, data });
    else await servers.create({ data });
    if (report.failedAnswers + report.brokenPages > 0) await countFailures(strapi, report, now);
  });
}

export function receiveReports(strapi: Core.Strapi): void {
  serveWebServers(strapi, 'POST', webServerReportPath, async (ctx) => {
    const report = v.safeParse(webServerReportSchema, ctx.request.body);
    if (report.success) await runAsSystem(() => storeReport(strapi, report.output, Date.now()));
    ctx.status = report.success ? 204 : 400;
  });
}

/** True if what was published last has reached all web servers that run. */
export async function publishedState(strapi: Core.Strapi, now: number): Promise<PublishedState> {
  const current = await currentGeneration(strapi);
  const reportedAt = { $gte: new Date(now - aliveMs) };
  const rows = await table(strapi, webServerUid).findMany({ where: { reportedAt } });
  if (current === null || rows.length === 0) return 'unknown';
  if (rows.every(({ generation }) => generation === current.name)) return 'reached';
  return current.begunAt !== null && now - current.begunAt < takenUpWithinMs ? 'reaching' : 'behind';
}
