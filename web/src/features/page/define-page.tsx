import type { Locale } from '@contracts/site-setting';
import { useCallback, type ComponentType, createContext, use, type ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import { useLanguage } from '../../i18n/language-provider';
import { nullableAnswerParser } from '../../lib/cms-client/answer-parser';
import type { Query } from '../../lib/cms-client/fetch-query';
import { useContent, useContentPreload } from '../../lib/cms-client/use-content';
import { searchOf, type PageParameters } from '../../lib/page-address';
import type { LazyPart } from '../../lib/hydration/lazy-with-preload';
import { useSite } from '../../lib/site-context';
import type { Metadata } from './page-metadata';

/** Shown instead of a page whose content was deleted or unpublished. */
export const MissingPageContext = createContext<ReactNode>(null);

/** A page that shows one entry of the CMS, and is missing without it. */
export function contentPage<Content>(
  data: PageDefinition<{ page: Query<Content | null> }>,
  View: ComponentType<{ page: Content }>,
): Page {
  function Component() {
    const missing = use(MissingPageContext);
    const page = usePageContent(data, 'page');
    return page === null ? missing : <View page={page} />;
  }
  return { data, Component };
}

/** For a page that shows a failure of its content itself. */
export { useClearFailedContent } from '../../lib/cms-client/use-content';

type Queries = Readonly<Record<string, Query<unknown> | undefined>>;

/** A page's queries of the CMS, without any of its components. */
type PageDefinition<Q extends Queries = Queries> = {
  /** The query parameters that change what the page shows; all others are ignored. */
  parameters?: PageParameters;
  /** By name. `search` has the page's own parameters alone. */
  queries: (locale: Locale, search: URLSearchParams) => Q;
};

/** A page as its module exports it: what it asks for and what it shows come in one chunk. */
export type Page = {
  data: PageDefinition;
  Component: ComponentType;
  /** Lazy components that only some of the page's addresses show. */
  lazyParts?: (search: URLSearchParams) => readonly LazyPart[];
  /** Awaited before the page is shown, also on a navigation within the site. */
  prepare?: () => Promise<void>;
};

/** All that a page declares: its query parameters, its queries and its metadata. */
export function definePage<Q extends Queries, M extends (...shown: never[]) => Metadata>(
  definition: PageDefinition<Q> & { metadata: M },
): PageDefinition<Q> & { metadata: M } {
  return definition;
}

/** The one entry of a page's own content type. */
export function pageQuery<T>(
  noun: string,
  locale: Locale,
  loadSchema: () => Promise<GenericSchema<unknown, { data: T }>>,
): Query<T | null> {
  return { key: ['/api', `${noun}?locale=${locale}`], parse: nullableAnswerParser(loadSchema), missing: 'page' };
}

export function pageQueries(
  { queries }: PageDefinition,
  locale: Locale,
  search: URLSearchParams,
): readonly Query<unknown>[] {
  return Object.values(queries(locale, search)).filter((query) => query !== undefined);
}

type NameIn<Q> = Q extends unknown ? keyof Q & string : never;
type ContentOf<Q, Name extends string> = Q extends Readonly<Record<Name, Query<infer T>>> ? T : never;

export function usePageContent<Q extends Queries, Name extends NameIn<Q>>(
  page: PageDefinition<Q>,
  name: Name,
): ContentOf<Q, Name> {
  const { locale } = useLanguage();
  const { address } = useSite();
  const queries: Queries = page.queries(locale, searchOf(address));
  const query = queries[name];
  if (!query) throw new Error(`The page does not ask for "${name}" at ${address}`);
  // The type of a query is known by its name, which an index type cannot say.
  return useContent(query) as ContentOf<Q, Name>;
}

/** Loads what an address of the page asks for, before it is shown. */
export function usePagePreload(page: PageDefinition): (search: URLSearchParams) => Promise<void> {
  const { locale } = useLanguage();
  const preload = useContentPreload();
  return useCallback(
    (search) => preload(pageQueries(page, locale, search).filter(({ isFallback }) => !isFallback)),
    [page, locale, preload],
  );
}
