import { memo, Suspense, use, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { firstInteraction } from './first-interaction';
import type { LazyWithPreload } from './lazy-with-preload';

const rendered = new Set<Pick<LazyWithPreload, 'preload'>>();

/**
 * Keeps the server's HTML until the first interaction; after client-side navigation `fallback` is shown. Memoized,
 * because React discards HTML that is not hydrated yet when its boundary has to render again.
 */
export function hydrateOnInteraction<P extends object>(
  Part: LazyWithPreload<P>,
  fallback: ReactNode = null,
): ComponentType<P> {
  function WaitingPart(props: P) {
    rendered.add(Part);
    // Also long after the interaction: React compares what one render waits for with the next.
    if (!import.meta.env.SSR) use(firstInteraction());
    return <Part {...props} />;
  }

  function HydratedOnInteraction(props: P) {
    return (
      <Suspense fallback={fallback}>
        <WaitingPart {...props} />
      </Suspense>
    );
  }

  return memo(HydratedOnInteraction);
}

/** Called before the whole page changes its language: parts that are not hydrated yet would lose their HTML. */
export async function preloadUnhydrated(): Promise<void> {
  await Promise.all(Array.from(rendered, (part) => part.preload()));
}

const subscribe = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** False on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer);
}
