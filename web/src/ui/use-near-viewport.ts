import { useEffect, useState, type RefObject } from 'react';

/** True once the place has come near the screen. Browsers decide for themselves how early a lazy picture is loaded. */
export function useNearViewport(place: RefObject<Element | null>, distance = '400px'): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    // The margin of a scrolling box in between, such as a dialog, is one of its own.
    const margins = { rootMargin: distance, scrollMargin: distance };
    const notice: IntersectionObserverCallback = (entries) => setNear(entries.some((entry) => entry.isIntersecting));
    const observer = new IntersectionObserver(notice, margins);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, place, distance]);
  return isNear;
}
