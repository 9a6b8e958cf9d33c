import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { isBuiltIn, type Locale, locales } from '../../api/language/contract';

export type Titles = { en: string | null; es: string | null };

const entriesSchema = v.array(
  v.object({
    slug: v.string(),
    title: v.nullable(v.string()),
    locale: v.picklist(locales),
    quiz: v.nullish(v.object({ key: v.string() })),
  }),
);

/** The titles of all that is published, by kind and name. A quiz is known by the title of its module. */
export async function readTitles(strapi: Core.Strapi): Promise<ReadonlyMap<string, Titles>> {
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
  const add = (key: string, locale: Locale, title: string | null) =>
    isBuiltIn(locale) && titles.set(key, { en: null, es: null, ...titles.get(key), [locale]: title });
  for (const { slug, title, locale } of v.parse(entriesSchema, articles)) add(`article ${slug}`, locale, title);
  for (const { slug, title, locale, quiz } of v.parse(entriesSchema, modules)) {
    add(`module ${slug}`, locale, title);
    if (quiz) add(`quiz ${quiz.key}`, locale, title);
  }
  return titles;
}
