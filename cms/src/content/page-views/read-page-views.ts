import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { locales } from '../../api/language/contract';
import { viewedKinds, type ViewedContent } from '../../api/page-view/contract';
import { dayOf, pageViewUid } from './store-page-views';

const dayMs = 86_400_000;

type ByLocale = { en: number; es: number };
type Titles = { en: string | null; es: string | null };

export type DailyViews = ByLocale & { day: string };
export type ContentViews = ViewedContent & ByLocale & { titles: Titles };

const rowsSchema = v.array(
  v.object({
    day: v.string(),
    kind: v.picklist(viewedKinds),
    name: v.string(),
    language: v.picklist(locales),
    count: v.number(),
  }),
);

const entriesSchema = v.array(
  v.object({
    slug: v.string(),
    title: v.nullable(v.string()),
    locale: v.picklist(locales),
    quiz: v.nullish(v.object({ key: v.string() })),
  }),
);

/** The sums of the last days, today included: by day, and by what was opened, most opened first. */
export async function readPageViews(
  strapi: Core.Strapi,
  dayCount: number,
  now: number,
): Promise<{ days: DailyViews[]; content: ContentViews[] }> {
  const days = Array.from({ length: dayCount }, (_, index) => ({
    day: dayOf(now - (dayCount - 1 - index) * dayMs),
    en: 0,
    es: 0,
  }));
  const rows = v.parse(
    rowsSchema,
    await strapi.db.query(pageViewUid).findMany({
      select: ['day', 'kind', 'name', 'language', 'count'],
      where: { day: { $gte: days[0]?.day } },
    }),
  );
  const daily = new Map(days.map((one) => [one.day, one]));
  const content = new Map<string, ViewedContent & ByLocale>();
  for (const { day, kind, name, language, count } of rows) {
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

/** A quiz is known by the title of its module. */
async function readTitles(strapi: Core.Strapi): Promise<ReadonlyMap<string, Titles>> {
  const published = { publishedAt: { $notNull: true } };
  const select = ['slug', 'title', 'locale'];
  const [articles, modules] = await Promise.all([
    strapi.db.query('api::article.article').findMany({ select, where: published }),
    strapi.db.query('api::training-module.training-module').findMany({
      select,
      where: published,
      populate: { quiz: { select: ['key'] } },
    }),
  ]);
  const titles = new Map<string, Titles>();
  const add = (key: string, locale: keyof Titles, title: string | null) =>
    titles.set(key, { en: null, es: null, ...titles.get(key), [locale]: title });
  for (const { slug, title, locale } of v.parse(entriesSchema, articles)) add(`article ${slug}`, locale, title);
  for (const { slug, title, locale, quiz } of v.parse(entriesSchema, modules)) {
    add(`module ${slug}`, locale, title);
    if (quiz) add(`quiz ${quiz.key}`, locale, title);
  }
  return titles;
}
