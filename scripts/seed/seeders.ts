import type { BuiltInLocale } from '../../cms/src/contracts/language';
import { nounOf, pageUids } from '../../cms/src/site-types';
import type { SeedData, Seeder, ArticleSeed } from './content-types';
import { coverOf } from './content/covers';
import { crisisLines } from './content/crisis-lines';
import { eventMedia } from './content/event-media';
import { isRecord } from './is-record';
import { readList, readQuizzes, readRecord, readTrainingModules, contentFolder } from './library-files';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

function readFrontMatter(yaml: string, file: string): ArticleSeed {
  const fields = new Map<string, unknown>(Object.entries((parse(yaml) ?? {}) as object));
  const text = (name: Exclude<keyof ArticleSeed, 'position'>): string => {
    const value = fields.get(name);
    if (typeof value !== 'string' || value === '') throw new Error(`${file}: “${name}” is missing or no text.`);
    return value;
  };
  const position = fields.get('position');
  if (typeof position !== 'number') throw new Error(`${file}: “position” is missing or no number.`);
  return {
    slug: text('slug'),
    title: text('title'),
    excerpt: text('excerpt'),
    category: text('category'),
    url: text('url'),
    position,
  };
}

function parseArticle(source: string, file: string): ArticleSeed & { content: string } {
  const [, yaml, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (yaml === undefined || markdown === undefined) throw new Error(`${file} does not begin with front matter.`);
  const frontMatter = readFrontMatter(yaml, file);
  if (`${frontMatter.slug}.md` !== basename(file)) throw new Error(`${file}: the slug is not the file's name.`);
  return { ...frontMatter, content: markdown.trim() };
}

function readArticles(locale: BuiltInLocale) {
  const folder = join(contentFolder(locale), 'articles');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => parseArticle(readFileSync(join(folder, name), 'utf8'), join(folder, name)))
    .map((article) => ({ ...article, ...coverOf(article.slug, locale) }))
    .sort((one, other) => one.position - other.position);
}

/** A page is one entry, in the file of its name. */
export const pageSeeders: readonly Seeder[] = pageUids.map((uid) => ({
  uid,
  entries: async (locale) => [await readRecord(locale, nounOf(uid))],
}));

/** The entries of a file that lists them by their keys, with what is the same in both languages. */
async function readKeyed(
  locale: BuiltInLocale,
  file: string,
  facts: Readonly<Record<string, SeedData>> = {},
): Promise<SeedData[]> {
  const entries = Object.entries(await readRecord(locale, file));
  return entries.map(([key, words], index) => ({
    key,
    position: index + 1,
    ...facts[key],
    ...(isRecord(words) ? words : {}),
  }));
}

function mediaOf([event, items]: readonly [string, readonly SeedData[]]): SeedData[] {
  return items.map((item, index) => ({ ...item, event, sortOrder: index + 1 }));
}

/** Everything that is seeded, in this order: what others refer to comes first. */
export const seeders: readonly Seeder[] = [
  ...pageSeeders,
  {
    uid: 'api::crisis-line.crisis-line',
    keyField: 'key',
    entries: (locale) => readKeyed(locale, 'crisis-lines', crisisLines),
  },
  {
    uid: 'api::answer-template.answer-template',
    keyField: 'key',
    entries: (locale) => readKeyed(locale, 'answer-templates'),
  },
  { uid: 'api::quiz.quiz', keyField: 'key', entries: readQuizzes },
  { uid: 'api::book.book', keyField: 'amazonUrl', entries: (locale) => readList(locale, 'books') },
  { uid: 'api::training-module.training-module', keyField: 'slug', entries: readTrainingModules },
  { uid: 'api::article.article', keyField: 'slug', entries: readArticles },
  // The events are known by their dates, and what is shown of them by its address.
  {
    uid: 'api::revival-event.revival-event',
    keyField: 'date',
    entries: (locale) => readList(locale, 'revival-events'),
  },
  {
    uid: 'api::event-media.event-media',
    keyField: 'mediaUrl',
    entries: () => Object.entries(eventMedia).flatMap(mediaOf),
  },
];
