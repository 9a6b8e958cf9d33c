import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepsPlace } from './keep-place';
import { scrollToSection, scrollToTop, sectionIdOf } from './scroll-to-section';

const hashScrollDelayMs = 100;

/**
 * Belongs to a page with sections, so that it runs once they are there. The address scrolls to its section after
 * loading and whenever a link names one; going back is left to the browser, which remembers the place.
 */
export function useSectionScroll(): void {
  const { hash, key, ...location } = useLocation();
  const state: unknown = location.state;
  const navigationType = useNavigationType();
  const [firstKey] = useState(key);

  useEffect(() => {
    const first = key === firstKey;
    if (keepsPlace(state) || (navigationType === NavigationType.Pop && !first)) return;
    if (!hash) {
      if (!first) scrollToTop();
      return;
    }
    const timer = window.setTimeout(() => scrollToSection(sectionIdOf(hash)), hashScrollDelayMs);
    return () => window.clearTimeout(timer);
  }, [hash, key, state, navigationType, firstKey]);
}
