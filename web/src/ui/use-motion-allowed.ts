import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: no-preference)';

function subscribe(notify: () => void): () => void {
  const preference = window.matchMedia(query);
  preference.addEventListener('change', notify);
  return () => preference.removeEventListener('change', notify);
}

/** True if animation is allowed. False on the server, so animations start after mounting. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
