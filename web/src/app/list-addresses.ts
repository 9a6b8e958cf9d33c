import { defaultLocale } from '@contracts/language';
import { articleListQuery } from '../features/articles/articles-query';
import { revivalEventsQuery } from '../features/revival/revival-events-query';
import { siteSettingQuery } from '../features/site-setting/site-setting';
import { trainingModuleListQuery } from '../features/training/training-query';
import { ContentUnavailable } from '../lib/cms-client/api-error';
import { readQueryWith, type ReadJson, queryPath, type Query } from '../lib/cms-client/fetch-query';
import { paths } from '../lib/paths';
import { routes } from './routes';
import { pagedSchema } from '@contracts/content';
import { parse } from 'valibot';

/** Reads all pages of a list. The query's address must end in parameters already. */
async function readEveryPage<T>(read: ReadJson, query: Query<T[]>): Promise<T[]> {
  const entries: T[] = [];
  let pageCount = 1;
  for (let page = 1; page <= pageCount; page += 1) {
    const json = await read(`${queryPath(query.key)}&pagination[page]=${page}`);
    entries.push(...(await query.parse(json)));
    pageCount = parse(pagedSchema, json).meta.pagination.pageCount;
  }
  return entries;
}

async function readEntries(read: ReadJson): Promise<{ articles: string[]; modules: string[]; events: string[] }> {
  const [articles, modules, events] = await Promise.all([
    readEveryPage(read, articleListQuery('en')),
    readEveryPage(read, trainingModuleListQuery('en')),
    readQueryWith(read, revivalEventsQuery('en')),
  ]).catch((cause: unknown) => {
    throw new ContentUnavailable(cause);
  });
  return {
    articles: articles.map(({ slug }) => slug),
    modules: modules.map(({ slug }) => slug),
    events: events.map(({ id }) => `${id}/media`),
  };
}

/** False until the ministry opens the site to the public. */
export async function readIsOpen(read: ReadJson): Promise<boolean> {
  const { preparing } = await readQueryWith(read, siteSettingQuery(defaultLocale));
  return preparing === undefined;
}

/** Every address for the site map, without language. */
export async function listAddresses(read: ReadJson): Promise<readonly string[]> {
  const { articles, modules } = await readEntries(read);
  return [
    ...routes.filter(({ listed }) => listed).map(({ path }) => path),
    paths.training,
    paths.books,
    ...articles.map((slug) => paths.article(slug)),
    ...modules.map((slug) => paths.module(slug)),
  ];
}

/** The calls that answer one entry each, by the first part of their path. */
const entryCalls = {
  '/api/articles/': 'articles',
  '/api/training-modules/': 'modules',
  '/api/leader-sheets/': 'modules',
  '/api/revival-events/': 'events',
} as const;

/** True if a call is for a single entry, whose name anybody can make up. */
export function isEntryCall(path: string): boolean {
  return Object.keys(entryCalls).some((call) => path.startsWith(call));
}

/** The paths of all calls for entries that are published, without parameters. */
export async function listEntryCalls(read: ReadJson): Promise<ReadonlySet<string>> {
  const entries = await readEntries(read);
  return new Set(Object.entries(entryCalls).flatMap(([call, kind]) => entries[kind].map((entry) => call + entry)));
}
