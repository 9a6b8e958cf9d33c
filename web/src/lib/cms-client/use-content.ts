import { useCallback } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize as serialize, useSWRConfig } from 'swr';
import { fetchQuery, type Query } from './fetch-query';

/** Content is never refetched within one page's life; a full load always brings what is published now. */
export const contentConfig: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/** A cache that holds what the server has fetched, by serialized key. */
export function cacheOf(content: Readonly<Record<string, unknown>>): Map<string, object> {
  return new Map(Object.entries(content).map(([key, data]) => [key, { data }]));
}

/** The content of a query. Suspends while it loads; failures go to the error boundary. */
export function useContent<T>(query: Query<T>): T {
  return useSWR(query.key, () => fetchQuery(query), { suspense: true }).data;
}

/** The content if it has been loaded already; requests nothing. */
export function useCachedContent<T>(query: Query<T>): T | undefined {
  return useSWR<T, unknown>(query.key, null).data;
}

export type ContentState<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; data: T; refresh: () => void };

type ContentOptions<T> = SWRConfiguration & {
  read?: (query: Query<T>) => Promise<T>;
  /** How long an answer is used, by the clock: the timers of `dedupingInterval` stop while a phone sleeps. */
  freshForMs?: number;
};

const answeredAt = new Map<string, number>();

/** For what shows loading and failure itself. A failed refetch keeps the old answer. */
export function useContentState<T>(
  query: Query<T>,
  { read = fetchQuery, freshForMs = 0, ...options }: ContentOptions<T> = {},
): ContentState<T> {
  const name = serialize(query.key);
  const { cache } = useSWRConfig();
  const ask = async () => {
    const data = await read(query);
    answeredAt.set(name, Date.now());
    return data;
  };
  const isFresh = () => cache.get(name)?.data !== undefined && Date.now() - (answeredAt.get(name) ?? 0) < freshForMs;
  const { data, isValidating, error, mutate } = useSWR<T, unknown>(query.key, ask, { isPaused: isFresh, ...options });
  const askAgain = useCallback(() => {
    answeredAt.delete(name);
    void mutate();
  }, [name, mutate]);
  if (data !== undefined) return { status: 'ready', data, refresh: askAgain };
  if (error === undefined || isValidating) return { status: 'loading' };
  return { status: 'failed', error, retry: askAgain };
}

/**
 * Loads content into the cache before it is shown, so that showing it does not suspend. SWR's own `preload` keeps a
 * failure for whoever shows the content next, and what it has loaded still suspends once.
 */
export function useContentPreload(): (queries: readonly Query<unknown>[]) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (queries) => {
      const unknown = queries.filter(({ key }) => cache.get(serialize(key))?.data === undefined);
      // Mutated only once the answer is there: SWR discards answers that arrive while a mutation is in progress.
      const bring = async (query: Query<unknown>) => mutate(query.key, await fetchQuery(query), { revalidate: false });
      await Promise.all(unknown.map(bring));
    },
    [cache, mutate],
  );
}

/** Removes this failure from the cache, so that rendering requests the content again. */
export function useClearFailedContent(): (failure: unknown) => void {
  const { cache } = useSWRConfig();
  return useCallback(
    (failure) => {
      // SWR's `mutate` with a filter knows no content that was never shown.
      for (const key of Array.from(cache.keys())) {
        if (cache.get(key)?.error === failure) cache.delete(key);
      }
    },
    [cache],
  );
}
