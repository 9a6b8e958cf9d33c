import { use, type ComponentType } from 'react';

export type LazyWithPreload<P = object> = ComponentType<P> & { preload(): Promise<void> };

/** A lazy component that only some of a page's addresses show. */
export type LazyPart = {
  /** Its source file, by which the build's manifest knows its chunks. */
  module: string;
  preload: () => Promise<void>;
};

const preloads = new Set<() => Promise<unknown>>();
const shownFailures = new Set<() => void>();

/** Lets what failed be loaded again when it is next rendered; a boundary calls it when it shows the failure. */
export function forgetFailures(): void {
  shownFailures.forEach((forget) => forget());
  shownFailures.clear();
}

/**
 * Like React's `lazy`, but renders at once after `preload()`: the promise carries the two properties that `use` reads
 * synchronously. What failed is loaded again, but not before a boundary shows it, because React renders once more until then.
 */
export function lazyWithPreload<P extends object = object>(load: () => Promise<ComponentType<P>>): LazyWithPreload<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  let isRendered = false;

  function forget() {
    loading = undefined;
    isRendered = false;
  }

  function start() {
    const promise = load();
    loading = promise;
    promise.then(
      (value) => void Object.assign(promise, { status: 'fulfilled', value }),
      (reason: unknown) => {
        void Object.assign(promise, { status: 'rejected', reason });
        if (isRendered) shownFailures.add(forget);
        else forget();
      },
    );
    return promise;
  }

  const preload = async () => void (await (loading ?? start()));

  function LazyComponent(props: P) {
    isRendered = true;
    const Component = use(loading ?? start());
    return <Component {...props} />;
  }

  if (import.meta.env.SSR) preloads.add(preload);
  return Object.assign(LazyComponent, { preload });
}

/** For the server: loads every lazy component, including those that the loaded ones declare. */
export async function preloadAll(): Promise<void> {
  for (let known = -1; known < preloads.size;) {
    known = preloads.size;
    await Promise.all(Array.from(preloads, (preload) => preload()));
  }
}
