import { useCallback, useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { queryPath, type Query } from './query';

type Answer<T> = { data: T; at: number };

export type FreshContentState<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; data: T; refresh: () => void };

type Freshness<T> = {
  /** How long an answer counts as fresh. */
  freshForMs: number;
  fetch: (query: Query<T>) => Promise<T>;
};

/** Measured by the clock, because timers stop while a phone sleeps. A failed refetch keeps the old answer. */
export function useFreshContent<T>(query: Query<T>, { freshForMs, fetch }: Freshness<T>): FreshContentState<T> {
  const path = queryPath(query.key);
  // Its own key: under the query's key the data is stored without a time.
  const answer = useSWR<Answer<T>, unknown>(['fresh', path], async () => ({
    data: await fetch(query),
    at: Date.now(),
  }));
  const { data: known, error, isValidating, mutate } = answer;
  const askAgain = useCallback(() => void mutate(), [mutate]);

  const refresh = useEffectEvent(() => {
    if (known && Date.now() - known.at >= freshForMs) void mutate();
  });

  useEffect(() => refresh(), [path]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  if (known) return { status: 'ready', data: known.data, refresh: askAgain };
  if (error === undefined || isValidating) return { status: 'loading' };
  return { status: 'failed', error, retry: askAgain };
}
