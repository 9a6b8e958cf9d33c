import { useEffect, useState, type RefObject } from 'react';
import { useMotionAllowed } from '../../ui/use-motion-allowed';
import { countDurationMs, countedValue } from './counted-value';

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
