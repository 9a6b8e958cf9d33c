import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Runs what answers a request, so that each line of the log names it. */
export function runWithRequestId<T>(id: string, work: () => T): T {
  return storage.run(id, work);
}

export function currentRequestId(): string | undefined {
  return storage.getStore();
}
