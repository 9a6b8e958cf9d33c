export type LoadedOnce<T> = {
  /** Asks for it, or for it again where it failed to arrive. */
  load(): Promise<T>;
  /** For rendering, with React's `use`: there at once when it has arrived. */
  read(): Promise<T>;
  hasArrived(): boolean;
};

/** Long enough for React to come back after a failure, and shorter than somebody needs to ask once more. */
const failureIsToldForMs = 1_000;

/**
 * What is loaded in the middle of rendering. Left to itself, React suspends on the first `use` of any promise, for
 * which the server's page and hydration have no time; so the promise carries the two properties that React reads. And
 * it renders again to learn of a failure: it must then be told of that one, or it would ask again without end.
 */
export function loadedOnce<T>(load: () => Promise<T>): LoadedOnce<T> {
  let loading: Promise<T> | undefined;
  let hasArrived = false;
  let failedAt: number | undefined;

  function start(): Promise<T> {
    const promise = load();
    failedAt = undefined;
    loading = promise;
    promise.then(
      (value) => {
        hasArrived = true;
        void Object.assign(promise, { status: 'fulfilled', value });
      },
      (reason: unknown) => {
        failedAt = Date.now();
        void Object.assign(promise, { status: 'rejected', reason });
      },
    );
    return promise;
  }

  return {
    load: () => (loading && failedAt === undefined ? loading : start()),
    read: () => (loading && (failedAt === undefined || Date.now() - failedAt < failureIsToldForMs) ? loading : start()),
    hasArrived: () => hasArrived,
  };
}
