import type { Core } from '@strapi/strapi';
import { isBuiltIn, type Locale } from '../../api/language/contract';
import { table } from '../../lib/table';

export type Titles = { en: string | null; es: string | null };

/** The titles of all that is published, by kind and name. A quiz is known by the title of its module. */
export async function readTitles(strapi: Core.Strapi): Promise<ReadonlyMap<string, Titles>> {
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
