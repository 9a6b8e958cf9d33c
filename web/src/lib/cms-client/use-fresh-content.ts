import { useCallback, useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { queryPath, type Query } from './query';

type Answer<T> = { data: T; at: number };

export type FreshContentState<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; data: T; refresh: () => void };

type Freshness<T> = {
  /** For so long an answer is as good as a new one. */
  freshForMs: number;
  fetch: (query: Query<T>) => Promise<T>;
};

/**
 * Content that changes while the page is open: asked for anew when it is shown, or the visitor comes back to the window,
 * and the answer at hand has aged. The time is told by the clock, which goes on while a phone sleeps and timers do not.
 * Until another answer comes the old one stands, and goes on standing where none does.
 */
export function useFreshContent<T>(query: Query<T>, { freshForMs, fetch }: Freshness<T>): FreshContentState<T> {
  const path = queryPath(query.key);
  // Not by its own key, under which others keep the data alone.
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
