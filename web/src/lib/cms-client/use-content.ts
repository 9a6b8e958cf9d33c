import { useCallback } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize as serialize, useSWRConfig } from 'swr';
import { fetchQuery } from './fetch-query';
import type { Query } from './query';

/** Content is never stale within one page's life: a full load always brings what is published now. */
export const contentConfig: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/** The content of a query, always there: the page suspends while it loads and the error boundary has its failure. */
export function useContent<T>(query: Query<T>): T {
  return useSWR(query.key, () => fetchQuery(query), { suspense: true }).data;
}

/** What has been loaded of a query already, and nothing while it has not: asks for nothing itself. */
export function useKnownContent<T>(query: Query<T>): T | undefined {
  return useSWR<T, unknown>(query.key, null).data;
}

export type ContentState<T> =
  { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; data: T };

/** For what opens above a page, and waits and fails where it stands instead of taking the page with it. */
export function useContentState<T>(query: Query<T>): ContentState<T> {
  const { data, isValidating, error, mutate } = useSWR<T, unknown>(query.key, () => fetchQuery(query));
  if (data !== undefined) return { status: 'ready', data };
  if (error === undefined || isValidating) return { status: 'loading' };
  return { status: 'failed', retry: () => void mutate() };
}

/** Brings content into the cache that is about to be shown, so that showing it does not suspend. */
export function useContentPreload(): (queries: readonly Query<unknown>[]) => Promise<void> {
  const { cache, fallback, mutate } = useSWRConfig();
  return useCallback(
    async (queries) => {
      const unknown = queries.filter(({ key }) => {
        const name = serialize(key);
        return cache.get(name)?.data === undefined && fallback[name] === undefined;
      });
      // Changed at one stroke: what is shown while a change is under way would find its own answer discarded for it.
      const bring = async (query: Query<unknown>) => mutate(query.key, await fetchQuery(query), { revalidate: false });
      await Promise.all(unknown.map(bring));
    },
    [cache, fallback, mutate],
  );
}

/** Lets known content stand in for content that could not be had, so that whoever needs it has something to show. */
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

/** Forgets what could not be loaded because of this failure, so that rendering it again asks again. */
export function useForgetFailure(): (failure: unknown) => void {
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
