import { locales } from '@contracts/language';
import type { Locale } from '@contracts/site-setting';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { siteSettingQuery } from '../features/site-setting/site-setting';
import { useContentPreload, useContentSubstitute } from '../lib/cms-client/use-content';
import { loadLaterParts } from '../lib/later';
import { matchRoute, routeQueries } from './routes';

/** Brings what the current page shows in another language. */
export function usePrepareLanguage(): (locale: Locale) => Promise<void> {
  const { pathname, search } = useLocation();
  const preloadContent = useContentPreload();
  const substitute = useContentSubstitute();
  return useCallback(
    async (locale) => {
      try {
        await Promise.all([
          preloadContent(await routeQueries(matchRoute(pathname), locale, new URLSearchParams(search))),
          loadLaterParts(locale),
        ]);
      } finally {
        // The frame around the page has no other page to fall back on: it keeps the settings that it has.
        await substitute(siteSettingQuery(locale), locales.map(siteSettingQuery));
      }
    },
    [pathname, search, preloadContent, substitute],
  );
}
