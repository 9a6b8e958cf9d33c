import { ApiError } from './api-error';
import { fetchJson } from './fetch-json';
import { queryPath, type Query } from './query';

/** The data of one query; `origin` is where the CMS answers, empty for the site's own address. */
export async function fetchQuery<T>(query: Query<T>, origin = '', signal?: AbortSignal): Promise<T> {
  try {
    return query.parse(await fetchJson(origin + queryPath(query.key), signal ? { signal } : {}));
  } catch (error) {
    if (error instanceof ApiError && isAnswerWithoutData(query, error.status)) return query.parse(null);
    throw error;
  }
}

function isAnswerWithoutData(query: Query<unknown>, status: number): boolean {
  return (status === 404 && query.missing === 'null') || (status === 401 && query.unauthorized === 'null');
}
