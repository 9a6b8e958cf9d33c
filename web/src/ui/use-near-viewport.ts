import { useEffect, useState, type RefObject } from 'react';

/** True once the element has come near the viewport. Lazy pictures leave the distance to the browser. */
export function useNearViewport(element: RefObject<Element | null>, distance = '400px'): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    // Scroll containers such as dialogs need a margin of their own.
    const margins = { rootMargin: distance, scrollMargin: distance };
    const notice: IntersectionObserverCallback = (entries) => setNear(entries.some((entry) => entry.isIntersecting));
    const observer = new IntersectionObserver(notice, margins);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element, distance]);
  return isNear;
}
