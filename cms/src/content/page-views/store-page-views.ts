import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { dayMs, utcDay } from '../../api/day/contract';
import { pageViewsPath, viewSumsSchema, type PageViews } from '../../api/page-view/contract';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { table } from '../../lib/table';
import { bearsSecret } from '../../lib/is-secret';
import { readTitles } from './viewed-titles';

export const pageViewUid = 'api::page-view.page-view';

/** Enough to compare a month with the same month of the year before. */
const keptDays = 400;

async function addPageViews(strapi: Core.Strapi, sums: readonly PageViews[], now: number): Promise<void> {
  const views = table(strapi, pageViewUid);
  const day = utcDay(now);
  // Made-up names must not fill the table.
  const titles = await readTitles(strapi);
  const known = sums.filter(({ kind, name }) => kind === 'page' || titles.has(`${kind} ${name}`));
  // Two web servers may store at the same moment.
  await withAdvisoryLock(strapi, 'page-views', async () => {
    const ofToday = await views.findMany({ where: { day } });
    const rows = new Map(ofToday.map((row) => [[row.kind, row.language, row.name].join(' '), row]));
    for (const { kind, name, locale, count } of known) {
      const row = rows.get([kind, locale, name].join(' '));
      if (row) await views.update({ where: { id: row.id }, data: { count: row.count + count } });
      else await views.create({ data: { day, kind, name, language: locale, count } });
    }
    await views.deleteMany({ where: { day: { $lt: utcDay(now - keptDays * dayMs) } } });
  });
}

/** Takes sums from whoever knows the secret of the page cache: the web servers. */
export function receivePageViews(strapi: Core.Strapi): void {
  const purgeSecret: string = strapi.config.get('caching.purgeSecret');
  strapi.server.routes([
    {
      method: 'POST',
      path: pageViewsPath,
      handler: async (ctx: Context) => {
        if (!bearsSecret(ctx, purgeSecret)) {
          ctx.status = 401;
          return;
        }
        const sums = v.safeParse(viewSumsSchema, ctx.request.body);
        if (sums.success) await addPageViews(strapi, sums.output, Date.now());
        ctx.status = sums.success ? 204 : 400;
      },
      config: { auth: false },
    },
  ]);
}
