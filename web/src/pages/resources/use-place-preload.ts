import { useCallback } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useContentPreload } from '../../lib/cms-client/use-content';
import type { PlacePreload } from './place';
import { resourcesContent } from './resources-content';
import { resourcesParts } from './resources-parts';

/**
 * Asks for all that an address of the library shows, its code and its content at once, while the hand is still on its
 * way; a failure shows when it is opened.
 */
export function usePlacePreload(): PlacePreload {
  const { locale } = useLanguage();
  const preloadContent = useContentPreload();
  return useCallback(
    (search) => {
      const parts = resourcesParts(search).map(({ preload }) => preload());
      Promise.all([preloadContent(resourcesContent(locale, search)), ...parts]).catch(() => undefined);
    },
    [locale, preloadContent],
  );
}
