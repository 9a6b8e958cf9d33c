import { use, type ComponentType } from 'react';
import { usable } from './usable';

export type Preloadable<P = object> = ComponentType<P> & { preload(): Promise<void> };

const preloadables = new Set<() => Promise<void>>();

/**
 * A component in a chunk of its own that renders at once after `preload()`: on the server and during hydration of the
 * first page there must be nothing to wait for. Anywhere else it suspends until the chunk is there; inside a boundary
 * that is still to be hydrated, the server's HTML stays in place until then.
 */
export function preloadable<P extends object = object>(load: () => Promise<ComponentType<P>>): Preloadable<P> {
  let loading: Promise<ComponentType<P>> | undefined;

  function start(): Promise<ComponentType<P>> {
    loading ??= usable(
      load().catch((error: unknown) => {
        // A chunk that failed to arrive is asked for again the next time it is needed.
        loading = undefined;
        throw error;
      }),
    );
    return loading;
  }

  async function preload(): Promise<void> {
    await start();
  }

  function PreloadableComponent(props: P) {
    const Component = use(start());
    return <Component {...props} />;
  }

  if (import.meta.env.SSR) preloadables.add(preload);
  return Object.assign(PreloadableComponent, { preload });
}

/** Loads every chunk, those that other chunks bring in as well: the server has nothing to gain from waiting. */
export async function preloadEverything(): Promise<void> {
  for (let known = -1; known < preloadables.size;) {
    known = preloadables.size;
    await Promise.all(Array.from(preloadables, (preload) => preload()));
  }
}
