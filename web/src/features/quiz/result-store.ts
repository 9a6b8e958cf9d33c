/** Results are stored in local storage only. Where it is unavailable they are held in memory until the page is left. */
const unstored = new Map<string, string | null>();
const listeners = new Set<() => void>();

export function readResult(key: string): string | null {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeResult(key: string, text: string | null): void {
  unstored.delete(key);
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    unstored.set(key, text);
    removeQuietly(key);
  }
  tellEverybody();
}

/** Otherwise an older stored result would reappear on the next visit. */
function removeQuietly(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is unavailable; there is nothing to remove.
  }
}

export function subscribeToResults(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', tellEverybody);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', tellEverybody);
  };
}

/** Storage events reach every tab except the one that wrote. */
function tellEverybody(): void {
  listeners.forEach((listener) => listener());
}
