import type { Book } from '@contracts/book';
import { useDeferredValue, useMemo } from 'react';
import useSWR from 'swr';
import { useLanguage } from '../../i18n/language-provider';
import type { Query } from '../../lib/cms-client/query';
import { useContentState } from '../../lib/cms-client/use-content';
import type { LibraryEntry } from './library-entry';
import { createSearch } from './search-index';
import {
  articleEntry,
  bookEntry,
  moduleEntry,
  readKeptEntries,
  searchableArticlesQuery,
  searchableModulesQuery,
} from './searchable-library';

type Found =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; query: string; entries: readonly LibraryEntry[]; isKeptOnly: boolean };

/** Searches the library in the current language; without a connection, what is kept of it on this device. */
export function useLibrarySearch(typed: string, booksQuery: Query<Book[]>): Found {
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
