import { type RefObject, useEffect, useState } from 'react';
import { useMotionAllowed } from '../../ui/use-motion-allowed';

const countDurationMs = 3500;

/** Eases out: fast at first, slower towards the final number. */
export function countedValue(target: number, elapsedMs: number): number {
  const progress = Math.min(Math.max(elapsedMs / countDurationMs, 0), 1);
  return Math.round(target * (1 - (1 - progress) ** 3));
}

const visibleShare = 0.3;

/** The number to show while counting up; null before scripts run and once it is finished. */
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
