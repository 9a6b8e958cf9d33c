import { ApiError } from './api-error';
import { fetchJson } from './fetch-json';
import { queryPath, type Query } from './query';

/** The data of one query; `origin` is where the CMS answers, empty for the site's own address. */
export async function fetchQuery<T>(query: Query<T>, origin = '', signal?: AbortSignal): Promise<T> {
  try {
    const url = origin + queryPath(query.key);
    return await query.parse(await (signal ? fetchJson(url, { signal }) : fetchOnce(url)));
  } catch (error) {
    if (error instanceof ApiError && isAnswerWithoutData(query, error.status)) return query.parse(null);
    throw error;
  }
}

const underway = new Map<string, Promise<unknown>>();

/** Whoever asks while an answer is on its way, as showing a thing does after preloading it, shares that answer. */
function fetchOnce(url: string): Promise<unknown> {
  const started = underway.get(url);
  if (started) return started;
  const answer = fetchJson(url).finally(() => underway.delete(url));
  underway.set(url, answer);
  return answer;
}

function isAnswerWithoutData(query: Query<unknown>, status: number): boolean {
  return (status === 404 && query.missing === 'null') || (status === 401 && query.unauthorized === 'null');
}
