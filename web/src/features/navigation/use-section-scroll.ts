import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../../lib/hydration/hydrate-on-interaction';
import { preservesScroll } from '../../lib/use-open-in-address';
import { scrollToSection, scrollToTop, sectionIdOf } from './scroll-to-section';

const hashScrollDelayMs = 100;

/** Scrolls to the section in the hash. Going back is left to the browser, which restores the position. */
export function useSectionScroll(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const isHydrated = useHydrated();
  // The whole location is compared, because an entry made by the browser, for example for a typed hash, has the same
  // key as the first.
  const [loadedLocation] = useState(isHydrated ? undefined : location);

  useEffect(() => {
    const { hash } = location;
    const isLoaded = location === loadedLocation;
    if (preservesScroll(location.state) || (navigationType === NavigationType.Pop && !isLoaded)) return;
    if (!hash) {
      if (!isLoaded) scrollToTop();
      return;
    }
    let stopWaiting: (() => void) | undefined;
    const timer = window.setTimeout(() => {
      stopWaiting = scrollToSection(sectionIdOf(hash));
    }, hashScrollDelayMs);
    return () => {
      window.clearTimeout(timer);
      stopWaiting?.();
    };
  }, [location, navigationType, loadedLocation]);
}
