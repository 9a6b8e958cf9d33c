import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<true>();

/** Runs work that the CMS does for itself, without the permissions of the user whose request it is answering. */
export function runAsSystem<T>(work: () => T): T {
  return storage.run(true, work);
}

export function isSystem(): boolean {
  return storage.getStore() === true;
}
