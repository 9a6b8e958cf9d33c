import type { Core } from '@strapi/strapi';
import { dayMs, utcDay } from '../../api/day/contract';
import { builtInLocale } from '../../api/language/contract';
import type { ViewedContent } from '../../api/page-view/contract';
import { table } from '../../lib/table';
import { pageViewUid } from './store-page-views';
import { readTitles, type Titles } from './viewed-titles';

type ByLocale = { en: number; es: number };

export type DailyViews = ByLocale & { day: string };
export type ContentViews = ViewedContent & ByLocale & { titles: Titles };

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
