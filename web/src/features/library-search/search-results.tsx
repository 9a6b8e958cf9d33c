import type { Book } from '@contracts/book';
import { useEffect, type MouseEvent, useDeferredValue, useMemo } from 'react';
import { englishLibrarySearch } from '../../i18n/en/library-search';
import { spanishLibrarySearch } from '../../i18n/es/library-search';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import type { Query } from '../../lib/cms-client/fetch-query';
import { Button } from '../../ui/button';
import { Entry, EntryLink } from '../../ui/entry-list';
import { EmptyState } from '../../ui/empty-state';
import { PlainList, Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { Small, VisuallyHidden, Eyebrow } from '../../ui/text';
import { SearchFailure } from './search-failure';
import { linkId } from '../../lib/page-address';
import { fromList } from '../../ui/back-link';
import {
  type LibraryEntry,
  articleEntry,
  bookEntry,
  moduleEntry,
  readKeptEntries,
  searchableArticlesQuery,
  searchableModulesQuery,
} from './searchable-library';
import useSWR from 'swr';
import { useContentState } from '../../lib/cms-client/use-content';
import { createSearch } from './search-index';

type Found =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; query: string; entries: readonly LibraryEntry[]; isKeptOnly: boolean };

/** Searches the library in the current language; without a connection, what is kept of it on this device. */
function useLibrarySearch(typed: string, booksQuery: Query<Book[]>): Found {
  const { locale } = useLanguage();
  const articles = useContentState(searchableArticlesQuery(locale));
  const modules = useContentState(searchableModulesQuery(locale));
  const books = useContentState(booksQuery);
  const query = useDeferredValue(typed);

  const articleData = articles.status === 'ready' ? articles.data : undefined;
  const moduleData = modules.status === 'ready' ? modules.data : undefined;
  const bookData = books.status === 'ready' ? books.data : undefined;
  const failed = [articles, modules, books].flatMap((part) => (part.status === 'failed' ? [part.retry] : []));
  const isFailed = failed.length > 0;
  const { data: kept, isLoading } = useSWR(isFailed ? ['kept-entries', locale] : null, () => readKeptEntries(locale));
  const isKeptOnly = isFailed && kept !== undefined && kept.length > 0;

  const search = useMemo(() => {
    if (isKeptOnly) return createSearch(kept);
    if (!articleData || !moduleData || !bookData) return undefined;
    return createSearch([
      ...articleData.map((article) => articleEntry(article, locale)),
      ...moduleData.map((module) => moduleEntry(module, locale)),
      ...bookData.map((book) => bookEntry(book, locale)),
    ]);
  }, [isKeptOnly, kept, articleData, moduleData, bookData, locale]);
  const entries = useMemo(() => search?.(query), [search, query]);

  if (entries) return { status: 'ready', query, entries, isKeptOnly };
  return isFailed && !isLoading
    ? { status: 'failed', retry: () => failed.forEach((retry) => retry()) }
    : { status: 'loading' };
}

/** A book's card is on the same page, so following its link closes the results. */
function SearchResult({ entry, onLeave }: { entry: LibraryEntry; onLeave: () => void }) {
  const { t } = useLanguage();
  const { kind, category, title, summary, address, lang } = entry;
  // Opening a new tab leaves the results open.
  const leave = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    if (!metaKey && !ctrlKey && !shiftKey) onLeave();
  };
  return (
    <Entry>
      <Eyebrow>
        <span>{t(`librarySearch.${kind}`)}</span> · <span lang={lang}>{category}</span>
        {lang && <span>{` · ${t(`language.in.${lang}`)}`}</span>}
      </Eyebrow>
      <h3 lang={lang}>
        <EntryLink to={address} id={linkId(address)} state={fromList} onClick={kind === 'book' ? leave : undefined}>
          {title}
        </EntryLink>
      </h3>
      <p lang={lang}>{summary}</p>
    </Entry>
  );
}

const announcementDelayMs = 600;

type SearchResultsProps = {
  query: string;
  booksQuery: Query<Book[]>;
  announce: (message: string) => void;
  /** Clears the query and focuses the field. */
  onClear: () => void;
  /** Clears the query. */
  onLeave: () => void;
};

export const SearchResults = withTexts({ en: englishLibrarySearch, es: spanishLibrarySearch }, Results);

function Results({ query, booksQuery, announce, onClear, onLeave }: SearchResultsProps) {
  const { t } = useLanguage();
  const found = useLibrarySearch(query, booksQuery);

  const count =
    found.status === 'ready'
      ? t(found.entries.length === 1 ? 'librarySearch.oneFound' : 'librarySearch.manyFound', {
          count: found.entries.length,
          query: found.query.trim(),
        })
      : '';

  useEffect(() => {
    // Debounced, so that screen readers announce the final number only.
    const timer = window.setTimeout(() => announce(count), announcementDelayMs);
    return () => window.clearTimeout(timer);
  }, [count, announce]);

  if (found.status === 'failed') return <SearchFailure onRetry={found.retry} />;
  if (found.status === 'loading') return <SearchSkeleton />;
  const { entries, isKeptOnly } = found;
  return (
    <Stack $gap={4}>
      <Small>{count}</Small>
      {isKeptOnly ? <p>{t('librarySearch.keptOnly')}</p> : null}
      {entries.length === 0 ? (
        <EmptyState
          title={t('librarySearch.emptyTitle')}
          text={t('librarySearch.emptyText')}
          action={
            <Button data-scripted onClick={onClear}>
              {t('librarySearch.emptyAction')}
            </Button>
          }
        />
      ) : (
        <>
          <VisuallyHidden as="h2">{t('librarySearch.title')}</VisuallyHidden>
          <PlainList as="ol" role="list">
            {entries.map((entry) => (
              <SearchResult key={entry.id} entry={entry} onLeave={onLeave} />
            ))}
          </PlainList>
        </>
      )}
    </Stack>
  );
}

const widths = ['14rem', '22rem', '18rem'];

function SearchSkeleton() {
  return (
    <Stack $gap={8}>
      {widths.map((width) => (
        <Stack key={width} $gap={3}>
          <Skeleton $width="8rem" $height="1rem" />
          <Skeleton $width={width} $height="1.6rem" />
          <Skeleton $width="34rem" $height="1rem" />
        </Stack>
      ))}
    </Stack>
  );
}
