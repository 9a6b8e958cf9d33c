import { useEffect, useState, type RefObject } from 'react';

/** True once the place has come near the screen. Browsers decide for themselves how early a lazy picture is loaded. */
export function useNear(place: RefObject<Element | null>, distance = '400px'): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: distance,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, place, distance]);
  return isNear;
}
