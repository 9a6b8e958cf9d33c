import { use, type ComponentType } from 'react';

export type LazyWithPreload<P = object> = ComponentType<P> & { preload(): Promise<void> };

/** A lazy component that only some of a page's addresses show. */
export type LazyPart = {
  /** Its source file, by which the build's manifest knows its chunks. */
  module: string;
  preload: () => Promise<void>;
};

/** Long enough for React to render again after a failure, and shorter than a visitor needs to press "try again". */
const failureLastsMs = 1_000;

const preloads = new Set<() => Promise<unknown>>();

/**
 * Like React's `lazy`, but renders at once after `preload()`: the promise carries the two properties that `use` reads
 * synchronously. A failure is kept only for a moment, because React renders once more before it shows the error.
 */
export function lazyWithPreload<P extends object = object>(load: () => Promise<ComponentType<P>>): LazyWithPreload<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  let failedAt: number | undefined;

  function start() {
    const promise = load();
    failedAt = undefined;
    loading = promise;
    promise.then(
      (value) => void Object.assign(promise, { status: 'fulfilled', value }),
      (reason: unknown) => {
        failedAt = Date.now();
        void Object.assign(promise, { status: 'rejected', reason });
      },
    );
    return promise;
  }

  async function preload(): Promise<void> {
    await (loading && failedAt === undefined ? loading : start());
  }

  function LazyComponent(props: P) {
    const hasJustFailed = failedAt !== undefined && Date.now() - failedAt < failureLastsMs;
    const Component = use(loading && (failedAt === undefined || hasJustFailed) ? loading : start());
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
