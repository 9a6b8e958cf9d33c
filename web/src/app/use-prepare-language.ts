import type { Locale } from '@contracts/site-setting';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { offeredLocales } from '../i18n/offered-locales';
import { siteSettingQuery } from '../features/site-setting/site-setting';
import { useContentPreload, useContentSubstitute } from '../lib/cms-client/use-content';
import { preloadUnhydrated } from '../lib/hydration/hydrate-on-interaction';
import { matchRoute, routeQueries } from './routes';

/** Loads what the current page needs in another language. */
export function usePrepareLanguage(): (locale: Locale) => Promise<void> {
  const { pathname, search } = useLocation();
  const preloadContent = useContentPreload();
  const substitute = useContentSubstitute();
  return useCallback(
    async (locale) => {
      try {
        await Promise.all([
          preloadContent(await routeQueries(matchRoute(pathname), locale, new URLSearchParams(search))),
          preloadUnhydrated(),
        ]);
      } finally {
        // The layout must not suspend: without new settings it keeps those it has.
        await substitute(siteSettingQuery(locale), offeredLocales().map(siteSettingQuery));
      }
    },
    [pathname, search, preloadContent, substitute],
  );
}
