/**
 * For React's `use`, which reads these two properties: what has arrived is then there at once, where otherwise the first
 * `use` of any promise suspends, and the server's page and hydration have no time for that.
 */
export function usable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
