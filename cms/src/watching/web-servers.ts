import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import {
  type PublishedState,
  type WebServerReport,
  webServerReportPath,
  webServerReportSchema,
} from '../api/watching/contract';
import { currentGeneration } from '../content';
import { withAdvisoryLock } from '../lib/advisory-lock';
import { bearsSecret } from '../lib/is-secret';
import { runAsSystem } from '../lib/run-as-system';
import { countFailures } from './failed-answers';

const webServerUid = 'api::watching.web-server';

/** A web server reports every minute; one that was killed is forgotten after this time. */
const aliveMs = 150_000;
/** A web server that missed a purge notices within five seconds. */
const takenUpWithinMs = 15_000;

const rowsSchema = v.array(v.object({ id: v.number(), server: v.string(), generation: v.nullish(v.string()) }));

async function storeReport(strapi: Core.Strapi, report: WebServerReport, now: number): Promise<void> {
  const { server, generation, closing } = report;
  const table = strapi.db.query(webServerUid);
  await withAdvisoryLock(strapi, 'web-servers', async () => {
    await table.deleteMany({ where: { reportedAt: { $lt: new Date(now - aliveMs) } } });
    const [known] = v.parse(rowsSchema, await table.findMany({ where: { server } }));
    const data = { server, generation, reportedAt: new Date(now) };
    if (closing) await table.deleteMany({ where: { server } });
    else if (known) await table.update({ where: { id: known.id }, data });
    else await table.create({ data });
    if (report.failedAnswers + report.brokenPages > 0) await countFailures(strapi, report, now);
  });
}

/** Takes reports from whoever knows the secret of the page cache: the web servers. */
export function receiveReports(strapi: Core.Strapi): void {
  const { purgeSecret } = v.parse(v.object({ purgeSecret: v.string() }), strapi.config.get('caching'));
  strapi.server.routes([
    {
      method: 'POST',
      path: webServerReportPath,
      handler: async (ctx: Context) => {
        if (!bearsSecret(ctx, purgeSecret)) {
          ctx.status = 401;
          return;
        }
        const report = v.safeParse(webServerReportSchema, ctx.request.body);
        if (report.success) await runAsSystem(() => storeReport(strapi, report.output, Date.now()));
        ctx.status = report.success ? 204 : 400;
      },
      config: { auth: false },
    },
  ]);
}

/** Whether what was published last has reached all web servers that run. */
export async function publishedState(strapi: Core.Strapi, now: number): Promise<PublishedState> {
  const current = await currentGeneration(strapi);
  const rows = v.parse(
    rowsSchema,
    await strapi.db.query(webServerUid).findMany({ where: { reportedAt: { $gte: new Date(now - aliveMs) } } }),
  );
  if (current === null || rows.length === 0) return 'unknown';
  if (rows.every(({ generation }) => generation === current.name)) return 'reached';
  return current.begunAt !== null && now - current.begunAt < takenUpWithinMs ? 'reaching' : 'behind';
}
