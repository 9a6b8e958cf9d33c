import { useEffect, useState, useSyncExternalStore } from 'react';
import { narrowBreakpointPx } from '../../ui/theme/theme';

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

type SectionPosition = { id: string; /** Distance of its upper edge from the top of the window. */ top: number };

/** How far below the top of the window a section may start to count as the current one. */
const highlightThreshold = { narrow: 150, wide: 200 } as const;

/** The last section whose top is above the threshold. */
export function activeSection(sections: readonly SectionPosition[], threshold: number): string | null {
  return sections.reduce<string | null>((active, { id, top }) => (top <= threshold ? id : active), null);
}

/** The id of the home page's section in view; null on every other page. */
export function useActiveSection(onHome: boolean): string | null {
  const [active, setActive] = useState<string | null>('home');

  useEffect(() => {
    if (!onHome) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const sections = Array.from(document.querySelectorAll('main section[id]'), (section) => ({
        id: section.id,
        top: section.getBoundingClientRect().top,
      }));
      const threshold = window.innerWidth < narrowBreakpointPx ? highlightThreshold.narrow : highlightThreshold.wide;
      setActive(activeSection(sections, threshold));
    };
    const lookSoon = () => {
      frame ||= window.requestAnimationFrame(look);
    };
    lookSoon();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      window.cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [onHome]);

  return onHome ? active : null;
}
