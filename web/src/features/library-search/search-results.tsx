import type { Book } from '@contracts/book';
import { useEffect } from 'react';
import styled from 'styled-components';
import { englishLibrarySearch } from '../../i18n/en/library-search';
import { spanishLibrarySearch } from '../../i18n/es/library-search';
import { ExtraTexts, useLanguage } from '../../i18n/language-provider';
import type { Query } from '../../lib/cms-client/query';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { Small } from '../../ui/text';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { SearchFailure } from './search-failure';
import { SearchResult } from './search-result';
import { useLibrarySearch } from './use-library-search';

const List = styled.ol`
  list-style: none;
`;

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

export function SearchResults(props: SearchResultsProps) {
  return (
    <ExtraTexts en={englishLibrarySearch} es={spanishLibrarySearch}>
      <Results {...props} />
    </ExtraTexts>
  );
}

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
          <List role="list">
            {entries.map((entry) => (
              <SearchResult key={entry.id} entry={entry} onLeave={onLeave} />
            ))}
          </List>
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
