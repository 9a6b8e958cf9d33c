import { useCallback, useEffect, useState, type RefObject } from 'react';

export type Deferred<T> =
  { status: 'waiting' } | { status: 'ready'; value: T } | { status: 'failed'; retry: () => void };

const nearEnough = '600px';

/**
 * Loads a chunk once its place comes near the viewport. A form's logic is not part of the first page; its fields are.
 */
export function useLoadWhenNear<T>(place: RefObject<Element | null>, load: () => Promise<T>): Deferred<T> {
  const [state, setState] = useState<{ value: T } | 'failed' | undefined>();

  const start = useCallback(() => {
    setState(undefined);
    load().then(
      (value) => setState({ value }),
      () => setState('failed'),
    );
  }, [load]);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: nearEnough },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, start]);

  if (state === 'failed') return { status: 'failed', retry: start };
  return state ? { status: 'ready', value: state.value } : { status: 'waiting' };
}
