import { useEffect, useState, type RefObject } from 'react';

/** Whether any of it is on the screen: what nobody sees need not use up anybody's battery. */
export function useInView(place: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.some((entry) => entry.isIntersecting)));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return inView;
}
