import { useCallback } from 'react';
import { usePagePreload } from '../../features/page/define-page';
import { resourcesData } from './data';
import type { PlacePreload } from './place';
import { resourcesLazyParts } from './lazy-screens';

/** Loads the code and the content of a place before it is opened; a failure shows once it is. */
export function usePlacePreload(): PlacePreload {
  const preloadContent = usePagePreload(resourcesData);
  return useCallback(
    (search) => {
      const parts = resourcesLazyParts(search).map(({ preload }) => preload());
      Promise.all([preloadContent(search), ...parts]).catch(() => undefined);
    },
    [preloadContent],
  );
}
