import type { Locale } from '@contracts/language';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { MissingPageContext } from '../features/page/content-page';
import type { Dictionary } from '../i18n/translate';
import { LanguageProvider } from '../i18n/language-provider';
import { contentConfig, useClearFailedContent } from '../lib/cms-client/use-content';
import { lazyWithPreload } from '../lib/hydration/lazy-with-preload';
import { paths } from '../lib/paths';
import type { PostedForm } from '../lib/site-context';
import { ErrorBoundary } from '../ui/error-boundary';
import { GlobalStyle } from '../ui/theme/global-style';
import { CurrentSite } from './current-site';
import { Layout } from './layout/layout';
import { MissingPage } from './layout/missing-page';
import { PageError } from './layout/page-error';
import { PageLoading } from './layout/page-loading';
import { matchRoute } from './routes';
import { usePrepareLanguage } from './use-prepare-language';

export type AppProps = {
  locale: Locale;
  dictionary: Dictionary;
  /** Content by serialized SWR key, as fetched by the server. */
  content: Record<string, unknown>;
  publicUrl: string;
  /** The address below which a preview lies. */
  basename?: string | undefined;
  posted?: PostedForm | undefined;
  /** Shown instead of the page of the address. */
  children?: ReactNode;
};

/** Visitors never load it. */
export const LazyPreviewBar = lazyWithPreload(async () => (await import('../features/preview/preview-bar')).PreviewBar);

export function App({ content, ...frame }: AppProps) {
  return (
    <SWRConfig value={{ ...contentConfig, fallback: content }}>
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
