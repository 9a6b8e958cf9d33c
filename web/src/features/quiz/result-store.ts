/**
 * Results live in local storage alone. Where it refuses (a private window, a full disk) they live until the page is
 * left, so that the quiz works all the same.
 */
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

/** What an earlier visit stored would otherwise come back once the page is left. */
function removeQuietly(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage refuses this as well, and holds what it held.
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

/** Also when another tab wrote: a storage event reaches all tabs but the one that caused it. */
function tellEverybody(): void {
  listeners.forEach((listener) => listener());
}
