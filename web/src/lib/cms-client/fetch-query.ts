import { ApiError } from './api-error';
import { fetchJson } from './fetch-json';

/** The segments of the key, joined by slashes, are the address and the cache key. */
export type Query<T> = {
  readonly key: readonly [string, ...string[]];
  /** Parses the JSON or throws. Receives null where `missing` or `unauthorized` apply. */
  parse(json: unknown): T | Promise<T>;
  /** Makes a 404 null instead of an error, and says what is missing: page, section, or the entry in the address. */
  readonly missing?: 'page' | 'section' | 'entry';
  /** Stands in for the missing entry of the address, so it is read only then. */
  readonly isFallback?: true;
  /** With 'null' a 401 is data (null) instead of an error. */
  readonly unauthorized?: 'null';
};

export function queryPath(key: Query<unknown>['key']): string {
  return key.join('/');
}

let prefix = '';

/** Reads everything below this address from now on. Only for the browser, where a whole page is a preview or none. */
export function setContentPrefix(value: string): void {
  prefix = value;
}

const underway = new Map<string, Promise<unknown>>();

/** Fetches the data of a query, in the browser. Callers at the same time, as a preload and a rendering, share a request. */
export function fetchQuery<T>(query: Query<T>): Promise<T> {
  const url = prefix + queryPath(query.key);
  const started = underway.get(url);
  // One address belongs to one query, so the type is right.
  if (started) return started as Promise<T>;
  const data = readQuery(query, fetchJson(url)).finally(() => underway.delete(url));
  underway.set(url, data);
  return data;
}

/** Reads the JSON at a path of the CMS. Throws an `ApiError` for an answer that is not OK. */
export type ReadJson = (path: string) => Promise<unknown>;

/** Reads the data of a query on the server. */
export function readQueryWith<T>(read: ReadJson, query: Query<T>): Promise<T> {
  // A fragment tells entries of the browser's cache apart.
  const [path = ''] = queryPath(query.key).split('#');
  return readQuery(query, read(path));
}

async function readQuery<T>(query: Query<T>, answer: Promise<unknown>): Promise<T> {
  try {
    return await query.parse(await answer);
  } catch (error) {
    if (error instanceof ApiError && isAnswerWithoutData(query, error.status)) return query.parse(null);
    throw error;
  }
}

function isAnswerWithoutData(query: Query<unknown>, status: number): boolean {
  return (status === 404 && query.missing !== undefined) || (status === 401 && query.unauthorized === 'null');
}
