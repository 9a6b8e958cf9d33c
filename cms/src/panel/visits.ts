import type { Core } from '@strapi/strapi';
import { servePanel } from '../lib/panel-routes';
import { smallestShown, visitsPath, type ShownCount, type Visits } from '../contracts/page-view';
import { readPageViews } from '../content';
import { hasRole, ministryAdminCode, superAdminCode } from '../lib/viewer';
import { countWeeklyRequests } from '../requests';

const shownDays = 30;
const shownWeeks = 8;

export const shownCount = (count: number): ShownCount => (count > 0 && count < smallestShown ? 'few' : count);

const rounded = <T extends { en: number; es: number }>(counts: T) => ({
  ...counts,
  en: shownCount(counts.en),
  es: shownCount(counts.es),
});

async function readVisits(strapi: Core.Strapi, now: number): Promise<Visits> {
  const [{ days, content }, weeks] = await Promise.all([
    readPageViews(strapi, shownDays, now),
    countWeeklyRequests(strapi, shownWeeks, now),
  ]);
  return { days: days.map(rounded), content: content.map(rounded), weeks: weeks.map(rounded) };
}

export function serveVisits(strapi: Core.Strapi): void {
  servePanel(strapi, 'global::content-editor', {
    [`GET ${visitsPath}`]: async (ctx) => {
      const visits = await readVisits(strapi, Date.now());
      const readsRequests = hasRole(strapi, ministryAdminCode) || hasRole(strapi, superAdminCode);
      ctx.body = readsRequests ? visits : { ...visits, weeks: [] };
    },
  });
}
