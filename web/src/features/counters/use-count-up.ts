import { type RefObject, useEffect, useState } from 'react';
import { useMotionAllowed } from '../../ui/use-motion-allowed';

export const countDurationMs = 3500;

/** What a counter shows a while after it began: quick at first, slower towards the end, which is the number itself. */
export function countedValue(target: number, elapsedMs: number): number {
  const progress = Math.min(Math.max(elapsedMs / countDurationMs, 0), 1);
  return Math.round(target * (1 - (1 - progress) ** 3));
}

const visibleShare = 0.3;

/** What to show instead of the number while it counts up to it; null before there are scripts, and once it is there. */
export function useCountUp(target: number, place: RefObject<Element | null>): number | null {
  const motionAllowed = useMotionAllowed();
  const [shown, setShown] = useState<number | null>(null);

  useEffect(() => {
    if (!motionAllowed || !place.current) return;
    let frame = 0;
    let began: number | undefined;
    const count = (now: number) => {
      began ??= now;
      const elapsed = now - began;
      setShown(elapsed < countDurationMs ? countedValue(target, elapsed) : null);
      if (elapsed < countDurationMs) frame = window.requestAnimationFrame(count);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const ratio = Math.max(...entries.map(({ intersectionRatio }) => intersectionRatio));
        setShown(0);
        if (ratio < visibleShare) return;
        observer.disconnect();
        frame = window.requestAnimationFrame(count);
      },
      { threshold: visibleShare },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      window.cancelAnimationFrame(frame);
      setShown(null);
    };
  }, [motionAllowed, target, place]);

  return shown;
}
