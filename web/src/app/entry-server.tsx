import { isBuiltIn } from '@contracts/language';
import { previewPrefix, type PreviewStatus } from '@contracts/preview';
import type { Locale, SiteSetting } from '@contracts/site-setting';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { unstable_serialize as serialize } from 'swr';
import { contactRequests } from '../features/requests/contact/contact-request';
import { StructuredDataContext, type Thing } from '../features/page/structured-data';
import { loadDictionary } from '../i18n/load-dictionary';
import { englishWithoutScripts } from '../i18n/en/without-scripts';
import { spanishWithoutScripts } from '../i18n/es/without-scripts';
import { getExtraLanguages } from '../i18n/offered-locales';
import { ContentUnavailable } from '../lib/cms-client/api-error';
import { readQueryWith, type ReadJson, type Query } from '../lib/cms-client/fetch-query';
import { preloadAll } from '../lib/hydration/lazy-with-preload';
import { siteSettingQuery } from '../features/site-setting/site-setting';
import { App } from './app';
import { FormStepPage, formStepQueries, type FormStep } from './forms/form-step';
import type { PageData } from './page-data';
import type { PageAddress } from './resolve-address';
import { type Preparation, renderPreparation } from './preparing';
import { matchRoute, routeQueries, routeLazyParts } from './routes';
import { SearchPage, searchQueries } from './search-page';
import { splitHead } from './split-head';

export { formReaders } from './forms/read-form';
export { readKeepable } from './keepable';
export { resolveAddress } from './resolve-address';
export { isEntryCall, listAddresses, listEntryCalls, readIsOpen } from './list-addresses';
export { renderModuleFile } from './module-file/render-module-file';

export type RenderRequest = Pick<PageAddress, 'address' | 'known'> & {
  locale: Locale;
  /** The language that `?lang=` names, if any; the canonical address keeps it. */
  addressLanguage: Locale | null;
  publicUrl: string;
  read: ReadJson;
  preview?: PreviewStatus;
  form?: FormStep;
  /** What is searched for in the library. */
  search?: string | null;
};

export type RenderedPage = {
  status: 200 | 404;
  /** False when the address names no entry. Not cached, or made-up addresses could fill the cache. */
  lasting: boolean;
  /** False for a page that neither the page cache nor the browser may store. */
  storable: boolean;
  head: string;
  styles: string;
  body: string;
  things: readonly Thing[];
  /** What is added to every page of a closed site; null once it is open. */
  preparation: Preparation | null;
  data: PageData;
  /** Source files whose chunks the browser needs before it can hydrate; null for a page without scripts. */
  modules: readonly string[] | null;
  /** How long it waited for the CMS. */
  contentMs: number;
};

export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { locale, publicUrl, preview, form, search } = request;
  const posted = form?.step === 'edit' ? form.posted : undefined;
  const step = form === undefined || form.step === 'edit' ? undefined : form;
  const own = step ? <FormStepPage shown={step} /> : search ? <SearchPage query={search} /> : undefined;
  const prefix = preview ? previewPrefix(preview) : '';
  await preloadAll();
  const location = pageLocation(request);
  const route = matchRoute(location.pathname);
  const queries = step
    ? formStepQueries(step, locale)
    : [...(await routeQueries(route, locale, location.searchParams)), ...(search ? searchQueries(locale) : [])];
  const began = performance.now();
  let contentMs = 0;
  const [texts, lazyParts, answers] = await Promise.all([
    loadDictionary(locale),
    routeLazyParts(route, location.searchParams),
    readContent(request.read, queries).finally(() => (contentMs = performance.now() - began)),
  ]);
  const dictionary = { ...(locale === 'es' ? spanishWithoutScripts : englishWithoutScripts), ...texts };
  const isMissing = (what: Query<unknown>['missing']) =>
    queries.some(({ missing }, index) => missing === what && answers[index] === null);
  const entries = queries.map(({ key }, index) => [serialize(key), answers[index]] as const);
  const content = Object.fromEntries(entries);
  // Parsed by its query, which every page has.
  const { preparing } = content[serialize(siteSettingQuery(locale).key)] as SiteSetting;
  const sent = entries.filter((_, index) => !queries[index]?.isFallback || isMissing('entry'));

  const things: Thing[] = [];
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      <StrictMode>
        <StyleSheetManager sheet={sheet.instance}>
          <StaticRouter basename={prefix} location={prefix + location.pathname + location.search}>
            <StructuredDataContext value={(found) => things.push(...found)}>
              <App
                locale={locale}
                dictionary={dictionary}
                content={content}
                publicUrl={publicUrl}
                basename={prefix}
                posted={posted}
              >
                {own}
              </App>
            </StructuredDataContext>
          </StaticRouter>
        </StyleSheetManager>
      </StrictMode>,
    );
    // React's marker for a boundary that failed or was not loaded.
    if (html.includes('<!--$!-->')) throw new Error(`${route.path} could not be rendered whole`);
    return {
      status: request.known && !isMissing('page') ? 200 : 404,
      lasting: !isMissing('entry'),
      storable: route.frame === 'site' && !own,
      ...splitHead(html),
      styles: sheet.getStyleTags(),
      things: preparing ? [] : things,
      preparation: preparing ? renderPreparation(locale, publicUrl) : null,
      data: {
        locale,
        publicUrl,
        ...(preview ? { basename: prefix } : {}),
        ...(posted ? { posted } : {}),
        ...(Object.keys(getExtraLanguages()).length > 0 ? { extraLanguages: getExtraLanguages() } : {}),
        content: Object.fromEntries(sent),
      },
      // The dialog with the gospel would cover what has to be corrected.
      modules:
        own || posted?.id === contactRequests.gospel.id
          ? null
          : [
              route.module,
              ...lazyParts.map(({ module }) => module),
              isBuiltIn(locale) ? `src/i18n/${locale}/site.ts` : 'src/i18n/load-translation.ts',
              ...(preview ? ['src/features/preview/preview-bar.tsx'] : []),
            ],
      contentMs,
    };
  } finally {
    sheet.seal();
  }
}

function readContent(read: ReadJson, queries: readonly Query<unknown>[]): Promise<unknown[]> {
  return Promise.all(queries.map((query) => readQueryWith(read, query))).catch((cause: unknown) => {
    throw new ContentUnavailable(cause);
  });
}

/** All unknown addresses share one location, because they share one page. */
function pageLocation({ address, known, addressLanguage }: RenderRequest): URL {
  const location = new URL(known ? address : '/404', 'http://site.invalid');
  if (addressLanguage) location.searchParams.set('lang', addressLanguage);
  return location;
}
