import { useEffect, type RefObject } from 'react';

const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings the element to the top of what scrolls around it and keeps it there while what is above it still grows, until
 * the visitor does anything.
 */
export function useHoldInView(element: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const held = element.current;
    const around = held?.parentElement;
    if (!isWanted || !held || !around) return;
    const place = () => held.scrollIntoView({ block: 'start', behavior: 'instant' });
    const growth = new ResizeObserver(place);
    const release = () => {
      growth.disconnect();
      for (const sign of signs) window.removeEventListener(sign, release, true);
    };
    place();
    growth.observe(around);
    for (const sign of signs) window.addEventListener(sign, release, { capture: true, passive: true });
    return release;
  }, [element, isWanted]);
}
