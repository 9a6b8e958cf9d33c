import { ApiError } from './api-error';
import { fetchJson } from './fetch-json';
import { queryPath, type Query } from './query';

/** Fetches the data of a query; `origin` is the CMS's, empty for the site's own. */
export function fetchQuery<T>(query: Query<T>, origin = '', signal?: AbortSignal): Promise<T> {
  const url = origin + queryPath(query.key);
  return signal ? readQuery(query, fetchJson(url, { signal })) : readOnce(query, url);
}

async function readQuery<T>(query: Query<T>, answer: Promise<unknown>): Promise<T> {
  try {
    return await query.parse(await answer);
  } catch (error) {
    if (error instanceof ApiError && isAnswerWithoutData(query, error.status)) return query.parse(null);
    throw error;
  }
}

const underway = new Map<string, Promise<unknown>>();

/** Shares one request between concurrent callers, for example a preload and the rendering that follows it. */
function readOnce<T>(query: Query<T>, url: string): Promise<T> {
  const started = underway.get(url);
  // One address belongs to one query, so the type is right.
  if (started) return started as Promise<T>;
  const data = readQuery(query, fetchJson(url)).finally(() => underway.delete(url));
  underway.set(url, data);
  return data;
}

function isAnswerWithoutData(query: Query<unknown>, status: number): boolean {
  return (status === 404 && query.missing !== undefined) || (status === 401 && query.unauthorized === 'null');
}
