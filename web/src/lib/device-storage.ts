import { useMemo, useSyncExternalStore } from 'react';

/** Texts in local storage. Where it is unavailable they are held in memory until the page is left. */
const inMemory = new Map<string, string | null>();
const listeners = new Set<() => void>();

export function readStored(key: string): string | null {
  const remembered = inMemory.get(key);
  if (remembered !== undefined) return remembered;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, text: string | null): void {
  inMemory.delete(key);
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    inMemory.set(key, text);
    removeIfPossible(key);
  }
  notifyListeners();
}

/** False if the text is held in memory alone, because storage is full or not allowed. */
export function isLasting(key: string): boolean {
  return !inMemory.has(key);
}

/** Otherwise an older stored text would reappear on the next visit. */
function removeIfPossible(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is unavailable; there is nothing to remove.
  }
}

export function subscribeToStored(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notifyListeners);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', notifyListeners);
  };
}

/** Storage events reach every tab except the one that wrote. */
function notifyListeners(): void {
  listeners.forEach((listener) => listener());
}

const onServer = () => null;

/** The text under a key as it is now; null on the server and during hydration. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(subscribeToStored, () => readStored(key), onServer);
}

/** JSON under several keys, as `useStored` reads one; a missing one is empty. */
export function useStoredAll(keys: readonly string[]): readonly string[] | null {
  // One text, because React compares what a store answers. Line breaks mean nothing in JSON.
  const read = () => keys.map((key) => (readStored(key) ?? '').replaceAll('\n', ' ')).join('\n');
  const joined = useSyncExternalStore(subscribeToStored, read, onServer);
  return useMemo(() => joined?.split('\n') ?? null, [joined]);
}
