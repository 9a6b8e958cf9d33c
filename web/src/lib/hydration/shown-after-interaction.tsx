import { useEffect, useState, type ComponentType } from 'react';
import { firstInteraction } from './first-interaction';
import { lazyWithPreload } from './lazy-with-preload';

/** Loads after the page is touched. Left out if that fails, as on a page that was kept before there was such a part. */
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
