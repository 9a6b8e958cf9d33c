import { useCallback } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize as serialize, useSWRConfig } from 'swr';
import { fetchQuery } from './fetch-query';
import type { Query } from './query';

/** Content is never refetched within one page's life; a full load always brings what is published now. */
export const contentConfig: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/** The content of a query. Suspends while it loads; failures go to the error boundary. */
export function useContent<T>(query: Query<T>): T {
  return useSWR(query.key, () => fetchQuery(query), { suspense: true }).data;
}

/** The content if it has been loaded already; requests nothing. */
export function useCachedContent<T>(query: Query<T>): T | undefined {
  return useSWR<T, unknown>(query.key, null).data;
}

export type ContentState<T> =
  { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; data: T };

/** For dialogs, which show loading and failure themselves. */
export function useContentState<T>(query: Query<T>): ContentState<T> {
  const { data, isValidating, error, mutate } = useSWR<T, unknown>(query.key, () => fetchQuery(query));
  if (data !== undefined) return { status: 'ready', data };
  if (error === undefined || isValidating) return { status: 'loading' };
  return { status: 'failed', retry: () => void mutate() };
}

/** Loads content into the cache before it is shown, so that showing it does not suspend. */
export function useContentPreload(): (queries: readonly Query<unknown>[]) => Promise<void> {
  const { cache, fallback, mutate } = useSWRConfig();
  return useCallback(
    async (queries) => {
      const unknown = queries.filter(({ key }) => {
        const name = serialize(key);
        return cache.get(name)?.data === undefined && fallback[name] === undefined;
      });
      // Mutated only once the answer is there: SWR discards answers that arrive while a mutation is in progress.
      const bring = async (query: Query<unknown>) => mutate(query.key, await fetchQuery(query), { revalidate: false });
      await Promise.all(unknown.map(bring));
    },
    [cache, fallback, mutate],
  );
}

/** Uses known content in place of content that could not be loaded. */
export function useContentSubstitute(): <T>(query: Query<T>, substitutes: readonly Query<T>[]) => Promise<void> {
  const { cache, fallback, mutate } = useSWRConfig();
  return useCallback(
    async (query, substitutes) => {
      const known = ({ key }: Query<unknown>): unknown => cache.get(serialize(key))?.data ?? fallback[serialize(key)];
      const substitute = substitutes.map(known).find((data) => data !== undefined);
      if (known(query) === undefined) await mutate(query.key, substitute, { revalidate: false });
    },
    [cache, fallback, mutate],
  );
}

/** Removes this failure from the cache, so that rendering requests the content again. */
export function useClearFailedContent(): (failure: unknown) => void {
  const { cache } = useSWRConfig();
  return useCallback(
    (failure) => {
      for (const key of Array.from(cache.keys())) {
        if (cache.get(key)?.error === failure) cache.delete(key);
      }
    },
    [cache],
  );
}
