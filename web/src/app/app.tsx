import type { Locale } from '@contracts/language';
import { Suspense, useState, type ReactNode, useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { SWRConfig, unstable_serialize as serialize, useSWRConfig } from 'swr';
import { MissingPageContext } from '../features/page/define-page';
import type { Dictionary } from '../i18n/translate';
import { LanguageProvider } from '../i18n/language-provider';
import { cacheOf, contentConfig, useClearFailedContent, useContentPreload } from '../lib/cms-client/use-content';
import { lazyWithPreload } from '../lib/hydration/lazy-with-preload';
import { paths } from '../lib/paths';
import { type PostedForm, SiteContext } from '../lib/site-context';
import { ErrorBoundary } from '../ui/error-boundary';
import { GlobalStyle } from '../ui/theme/global-style';
import { Layout } from './layout/layout';
import { MissingPage, PageError, PageLoading } from './layout/page-states';
import { matchRoute, routeAddress, unknownRoute, routeQueries } from './routes';
import { offeredLocales } from '../i18n/offered-locales';
import { useSiteSetting, siteSettingQuery } from '../features/site-setting/site-setting';
import { preloadUnhydrated } from '../lib/hydration/hydrate-on-interaction';

type CurrentSiteProps = { publicUrl: string; posted: PostedForm | undefined; children: ReactNode };

function CurrentSite({ publicUrl, posted, children }: CurrentSiteProps) {
  const { pathname, search } = useLocation();
  const settings = useSiteSetting();
  const parameters = new URLSearchParams(search);
  const route = matchRoute(pathname);
  const site = {
    publicUrl,
    name: settings.ministryName,
    socialImage: settings.socialImage,
    address: routeAddress(route, parameters),
    isMissing: route === unknownRoute,
    addressLanguage: addressLanguage(parameters),
    posted,
    preparing: settings.preparing,
  };
  return <SiteContext value={site}>{children}</SiteContext>;
}

function addressLanguage(parameters: URLSearchParams): Locale | null {
  return offeredLocales().find((locale) => locale === parameters.get('lang')) ?? null;
}

/** Loads what the current page needs in another language. */
function usePrepareLanguage(): (locale: Locale) => Promise<void> {
  const { pathname, search } = useLocation();
  const preloadContent = useContentPreload();
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (locale) => {
      try {
        await Promise.all([
          preloadContent(await routeQueries(matchRoute(pathname), locale, new URLSearchParams(search))),
          preloadUnhydrated(),
        ]);
      } finally {
        // The layout must not suspend: without new settings it keeps those it has.
        const known = offeredLocales().map((one): unknown => cache.get(serialize(siteSettingQuery(one).key))?.data);
        const settings = known.find((data) => data !== undefined);
        await mutate(siteSettingQuery(locale).key, (own: unknown) => own ?? settings, { revalidate: false });
      }
    },
    [pathname, search, preloadContent, cache, mutate],
  );
}

type AppProps = {
  locale: Locale;
  dictionary: Dictionary;
  /** Content by serialized SWR key, as fetched by the server. */
  content: Record<string, unknown>;
  publicUrl: string;
  basename?: string | undefined;
  posted?: PostedForm | undefined;
  /** Shown instead of the page of the address. */
  children?: ReactNode;
};

/** Visitors never load it. */
export const LazyPreviewBar = lazyWithPreload(async () => (await import('../features/preview/preview-bar')).PreviewBar);

export function App({ content, ...frame }: AppProps) {
  return (
    <SWRConfig value={{ ...contentConfig, provider: () => cacheOf(content) }}>
      <GlobalStyle />
      <Frame {...frame} />
    </SWRConfig>
  );
}

function Frame({ locale, dictionary, publicUrl, basename, posted, children }: Omit<AppProps, 'content'>) {
  const prepareLanguage = usePrepareLanguage();
  return (
    <LanguageProvider locale={locale} dictionary={dictionary} prepare={prepareLanguage}>
      <CurrentSite publicUrl={publicUrl} posted={posted}>
        {children ?? (
          <Layout>
            <CurrentPage />
          </Layout>
        )}
        {basename ? <LazyPreviewBar basename={basename} /> : null}
      </CurrentSite>
    </LanguageProvider>
  );
}

const missingPage = <MissingPage />;

function CurrentPage() {
  const { pathname, key } = useLocation();
  const clearFailedContent = useClearFailedContent();
  const { path, Component: Page, frame } = matchRoute(pathname);
  const [servedKey] = useState(key);
  return (
    // Failures are removed from the cache, so that returning to the page requests it again.
    <ErrorBoundary
      resetKey={key}
      fallback={(error, retry) => {
        // Beyond the root: the page comes back as the server sent it (`web/server/pages/start-script.ts`).
        if (key === servedKey && frame === 'site' && path !== paths.admin) throw error;
        return <PageError error={error} onRetry={retry} />;
      }}
      onError={clearFailedContent}
    >
      {/* Keyed by path, so that a slow page shows its placeholder instead of the previous page. */}
      <Suspense key={path} fallback={<PageLoading />}>
        <MissingPageContext value={missingPage}>
          <Page />
        </MissingPageContext>
      </Suspense>
    </ErrorBoundary>
  );
}
