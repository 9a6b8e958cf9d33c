import { useEffect } from 'react';

/** Strapi's panel sends this to the preview beside it after each save. */
const saved = 'strapiUpdate';

function isSaved(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === saved;
}

export function useReloadAfterSaving(): void {
  useEffect(() => {
    const reload = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === window.location.origin && isSaved(data)) window.location.reload();
    };
    window.addEventListener('message', reload);
    return () => window.removeEventListener('message', reload);
  }, []);
}
