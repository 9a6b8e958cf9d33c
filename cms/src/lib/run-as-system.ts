import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<true>();

/** Runs work of the CMS itself, without the permission checks for the signed-in user. */
export function runAsSystem<T>(work: () => T): T {
  return storage.run(true, work);
}

export function isSystem(): boolean {
  return storage.getStore() === true;
}
