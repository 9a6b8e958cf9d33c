import { useEffect, useState, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepsPlace } from '../../lib/keep-place';
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
  // Not by its key: an entry that the browser made, for a typed hash say, has the same key as the first.
  const [firstLocation] = useState(location);
  // What going back shows is rendered here, and has a first address too.
  const isLoading = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [wasLoaded] = useState(isLoading);

  useEffect(() => {
    const { hash } = location;
    const first = location === firstLocation;
    if (keepsPlace(location.state) || (navigationType === NavigationType.Pop && !(first && wasLoaded))) return;
    if (!hash) {
      if (!first) scrollToTop();
      return;
    }
    const timer = window.setTimeout(() => scrollToSection(sectionIdOf(hash)), hashScrollDelayMs);
    return () => window.clearTimeout(timer);
  }, [location, navigationType, firstLocation, wasLoaded]);
}
