import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { Small } from '../../ui/text';
import { SearchResult } from './search-result';
import { useLibrarySearch } from './use-library-search';

const List = styled.ol`
  list-style: none;
`;

type SearchResultsProps = {
  query: string;
  /** Takes the words back, to type others. */
  onClear: () => void;
  /** Takes the words back, to see what is behind the results. */
  onLeave: () => void;
};

export function SearchResults({ query, onClear, onLeave }: SearchResultsProps) {
  const { t } = useLanguage();
  const found = useLibrarySearch(query);

  if (found.status === 'failed') {
    return (
      <Stack $gap={4} role="alert">
        <p>{t('librarySearch.failed')}</p>
        <div>
          <Button $variant="quiet" onClick={found.retry}>
            {t('librarySearch.retry')}
          </Button>
        </div>
      </Stack>
    );
  }
  if (found.status === 'loading') return <SearchSkeleton />;
  const { entries } = found;
  const count = t(entries.length === 1 ? 'librarySearch.oneFound' : 'librarySearch.manyFound', {
    count: entries.length,
    query: found.query.trim(),
  });
  return (
    <Stack $gap={4}>
      <Small role="status">{count}</Small>
      {entries.length === 0 ? (
        <EmptyState
          title={t('librarySearch.emptyTitle')}
          text={t('librarySearch.emptyText')}
          action={<Button onClick={onClear}>{t('librarySearch.emptyAction')}</Button>}
        />
      ) : (
        <List role="list">
          {entries.map((entry) => (
            <SearchResult key={entry.id} entry={entry} onLeave={onLeave} />
          ))}
        </List>
      )}
    </Stack>
  );
}

const widths = ['14rem', '22rem', '18rem'];

export function SearchSkeleton() {
  const { t } = useLanguage();
  return (
    <Stack $gap={8} role="status" aria-label={t('layout.loading')}>
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
