import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<true>();

/** Marks work that the program does on its own account, not for the person whose request it is answering. */
export function asProgram<T>(work: () => T): T {
  return storage.run(true, work);
}

export function isProgram(): boolean {
  return storage.getStore() === true;
}
