import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { dayMs, utcDay } from '../../contracts/day';
import { builtInLocale, isBuiltIn, type Locale } from '../../contracts/language';
import { type PageViews, pageViewsPath, type ViewedContent, viewSumsSchema } from '../../contracts/page-view';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { serveWebServers } from '../../lib/page-cache';
import { table } from '../../lib/table';

type Titles = { en: string | null; es: string | null };

/** The titles of all that is published, by kind and name. A quiz is known by the title of its module. */
async function readTitles(strapi: Core.Strapi): Promise<ReadonlyMap<string, Titles>> {
  const published = { publishedAt: { $notNull: true } };
  const select = ['slug', 'title', 'locale'] as const;
  const [articles, modules] = await Promise.all([
    table(strapi, 'api::article.article').findMany({ select, where: published }),
    table(strapi, 'api::training-module.training-module').findMany({
      select,
      where: published,
      populate: { quiz: { select: ['key'] } },
    }),
  ]);
  const titles = new Map<string, Titles>();
  const add = (key: string, locale: Locale, title: string | null) =>
    isBuiltIn(locale) && titles.set(key, { en: null, es: null, ...titles.get(key), [locale]: title });
  for (const { slug, title, locale } of articles) add(`article ${slug ?? ''}`, locale, title);
  for (const { slug, title, locale, quiz } of modules) {
    add(`module ${slug ?? ''}`, locale, title);
    if (quiz) add(`quiz ${quiz.key ?? ''}`, locale, title);
  }
  return titles;
}

const pageViewUid = 'api::page-view.page-view';

/** Enough to compare a month with the same month of the year before. */
const retentionDays = 400;

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
    await views.deleteMany({ where: { day: { $lt: utcDay(now - retentionDays * dayMs) } } });
  });
}

export function receivePageViews(strapi: Core.Strapi): void {
  serveWebServers(strapi, 'POST', pageViewsPath, async (ctx) => {
    const sums = v.safeParse(viewSumsSchema, ctx.request.body);
    if (sums.success) await addPageViews(strapi, sums.output, Date.now());
    ctx.status = sums.success ? 204 : 400;
  });
}

type ByLocale = { en: number; es: number };

type DailyViews = ByLocale & { day: string };
type ContentViews = ViewedContent & ByLocale & { titles: Titles };

/** The sums of the last days, today included: by day, and by what was opened, most opened first. */
export async function readPageViews(
  strapi: Core.Strapi,
  dayCount: number,
  now: number,
): Promise<{ days: DailyViews[]; content: ContentViews[] }> {
  const days = Array.from({ length: dayCount }, (_, index) => ({
    day: utcDay(now - (dayCount - 1 - index) * dayMs),
    en: 0,
    es: 0,
  }));
  const rows = await table(strapi, pageViewUid).findMany({
    select: ['day', 'kind', 'name', 'language', 'count'],
    where: { day: { $gte: days[0]?.day } },
  });
  const daily = new Map(days.map((one) => [one.day, one]));
  const content = new Map<string, ViewedContent & ByLocale>();
  for (const { day, kind, name, language: read, count } of rows) {
    // The board has a column for each language of the panel; a further one counts with the one that stands in for it.
    const language = builtInLocale(read);
    const ofDay = daily.get(day);
    if (ofDay) ofDay[language] += count;
    const key = `${kind} ${name}`;
    const ofContent = content.get(key) ?? { kind, name, en: 0, es: 0 };
    ofContent[language] += count;
    content.set(key, ofContent);
  }
  const titles = await readTitles(strapi);
  const total = ({ en, es }: ByLocale) => en + es;
  return {
    days,
    content: [...content.values()]
      .sort((one, other) => total(other) - total(one) || one.name.localeCompare(other.name))
      .map((one) => ({ ...one, titles: titles.get(`${one.kind} ${one.name}`) ?? { en: null, es: null } })),
  };
}
