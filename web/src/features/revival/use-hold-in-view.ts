import { useEffect, type RefObject } from 'react';

const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls the element to the top and holds it there while the content above it grows, until the first interaction. */
export function useHoldInView(element: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    const held = element.current;
    const around = held?.parentElement;
    if (!isEnabled || !held || !around) return;
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
  }, [element, isEnabled]);
}
