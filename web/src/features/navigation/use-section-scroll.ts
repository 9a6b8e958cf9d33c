import { useEffect, useState, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepsPlace } from '../../lib/use-open-in-address';
import { scrollToSection, scrollToTop, sectionIdOf } from './scroll-to-section';

const hashScrollDelayMs = 100;
const neverChanges = () => () => undefined;

/**
 * Belongs to a page with sections, so that it runs once they are there. The address scrolls to its section after
 * loading and whenever a link names one; going back is left to the browser, which remembers the place.
 */
export function useSectionScroll(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const isLoading = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // Nothing where a link or going back led here. Kept whole: an entry that the browser made, for a typed hash say, has
  // the same key as the first.
  const [loadedLocation] = useState(isLoading ? location : undefined);

  useEffect(() => {
    const { hash } = location;
    const isLoaded = location === loadedLocation;
    if (keepsPlace(location.state) || (navigationType === NavigationType.Pop && !isLoaded)) return;
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
