import { useEffect, useState, type ComponentType } from 'react';
import { firstInteraction } from './first-interaction';
import { lazyWithPreload } from './lazy-with-preload';

/**
 * A part that nobody sees before they have touched the page: its code is loaded then, and it is shown once that is there. It
 * is left out where it cannot be loaded, as on a page that was kept before there was such a part.
 */
export function shownAfterInteraction<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazyWithPreload<P>(load);
  return function ShownAfterInteraction(props: P) {
    const [isLoaded, setLoaded] = useState(false);
    useEffect(() => {
      firstInteraction()
        .then(() => Part.preload())
        .then(() => setLoaded(true))
        .catch(() => undefined);
    }, []);
    return isLoaded ? <Part {...props} /> : null;
  };
}
