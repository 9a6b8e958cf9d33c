import { useEffect } from 'react';

/** The panel shows the preview in a frame, in which no other page may be shown. Links to one open a new tab. */
export function useLinksOutOfPreview(prefix: string): void {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      if (!link || link.target !== '' || !/^https?:$/.test(link.protocol)) return;
      const isWithin = link.origin === window.location.origin && `${link.pathname}/`.startsWith(`${prefix}/`);
      if (isWithin) return;
      link.target = '_blank';
      link.rel = 'noopener';
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [prefix]);
}
