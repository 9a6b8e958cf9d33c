import { use, type ComponentType } from 'react';
import { loadedOnce } from './loaded-once';

export type Preloadable<P = object> = ComponentType<P> & { preload(): Promise<void> };

const preloadables = new Set<() => Promise<void>>();

/**
 * A component in a chunk of its own that renders at once after `preload()`: on the server and during hydration of the
 * first page there must be nothing to wait for. Anywhere else it suspends until the chunk is there; inside a boundary
 * that is still to be hydrated, the server's HTML stays in place until then.
 */
export function preloadable<P extends object = object>(load: () => Promise<ComponentType<P>>): Preloadable<P> {
  const chunk = loadedOnce(load);

  async function preload(): Promise<void> {
    await chunk.load();
  }

  function PreloadableComponent(props: P) {
    const Component = use(chunk.read());
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
