import { memo, Suspense, use, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { reportFailure } from '../client-error';
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
  let arrival: Promise<void> | undefined;

  function WaitingPart(props: P) {
    rendered.add(Part);
    // Also long after the interaction: React compares what one render waits for with the next.
    const isHydrated = useHydrated();
    if (!import.meta.env.SSR) {
      use(firstInteraction());
      if (!isHydrated) use((arrival ??= arrivalOf(Part)));
    }
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

/** Never rejects: until the code can be loaded, the server's HTML stays, and its links work. */
async function arrivalOf(part: Pick<LazyWithPreload, 'preload'>): Promise<void> {
  try {
    await part.preload();
  } catch (error) {
    reportFailure(error);
    await new Promise((resolve) => {
      for (const event of ['pointerdown', 'keydown', 'online']) window.addEventListener(event, resolve, { once: true });
    });
    await arrivalOf(part);
  }
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
