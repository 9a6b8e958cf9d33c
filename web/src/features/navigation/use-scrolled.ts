import { useSyncExternalStore } from 'react';

const scrolledAfterPx = 100;

function subscribe(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/** True once the page has been scrolled more than 100 px. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > scrolledAfterPx,
    () => false,
  );
}
