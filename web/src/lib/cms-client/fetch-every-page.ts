import { pagedSchema } from '@contracts/content';
import { parse } from 'valibot';
import { fetchJson } from './fetch-json';
import { queryPath, type Query } from './query';

/** Fetches all pages of a list. The query's address must end in parameters already. */
export async function fetchEveryPage<T>(query: Query<T[]>, origin: string, signal: AbortSignal): Promise<T[]> {
  const entries: T[] = [];
  let pageCount = 1;
  for (let page = 1; page <= pageCount; page += 1) {
    const json = await fetchJson(`${origin}${queryPath(query.key)}&pagination[page]=${page}`, { signal });
    entries.push(...(await query.parse(json)));
    pageCount = parse(pagedSchema, json).meta.pagination.pageCount;
  }
  return entries;
}
