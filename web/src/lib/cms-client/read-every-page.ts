import { pagedSchema } from '@contracts/content';
import { parse } from 'valibot';
import type { ReadJson } from './fetch-query';
import { queryPath, type Query } from './query';

/** Reads all pages of a list. The query's address must end in parameters already. */
export async function readEveryPage<T>(read: ReadJson, query: Query<T[]>): Promise<T[]> {
  const entries: T[] = [];
  let pageCount = 1;
  for (let page = 1; page <= pageCount; page += 1) {
    const json = await read(`${queryPath(query.key)}&pagination[page]=${page}`);
    entries.push(...(await query.parse(json)));
    pageCount = parse(pagedSchema, json).meta.pagination.pageCount;
  }
  return entries;
}
