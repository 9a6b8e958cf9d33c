import type { AvailableImage } from '@contracts/image';
import { containsWords, foldForSearch, searchWords } from '@contracts/search-text';
import { useDeferredValue, useId, useMemo } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import type { ContentState } from '../../../lib/cms-client/use-content';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { TextField } from '../../../ui/form/text-field';
import { Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { Small, VisuallyHidden } from '../../../ui/text';
import { ImageGrid } from './image-grid';

type LibraryProps = {
  images: ContentState<readonly AvailableImage[]>;
  selection: readonly string[];
  isDisabled: boolean;
  words: string;
  onSearch: (words: string) => void;
  onToggle: (url: string) => void;
};

export function Library({ images, selection, isDisabled, words, onSearch, onToggle }: LibraryProps) {
  const { t } = useLanguage();
  const keysId = useId();
  const searched = useDeferredValue(words);
  const known = images.status === 'ready' ? images.data : undefined;
  const found = useMemo(() => {
    const searchedWords = searchWords(searched);
    return known?.filter(({ name }) => containsWords(foldForSearch(name), searchedWords));
  }, [known, searched]);

  if (images.status === 'loading') {
    return (
      <div role="status" aria-label={t('mediaPicker.loading')}>
        <Skeleton $height="24rem" />
      </div>
    );
  }
  if (images.status === 'failed') {
    const retry = (
      <Button $variant="quiet" onClick={images.retry}>
        {t('words.retry')}
      </Button>
    );
    return (
      <div role="alert">
        <EmptyState title={t('mediaPicker.library.failed')} action={retry} />
      </div>
    );
  }
  if (!found || images.data.length === 0) return <EmptyState title={t('mediaPicker.library.empty')} action={null} />;
  return (
    <Stack $gap={3}>
      <TextField
        id="picker-search"
        type="search"
        label={t('mediaPicker.search')}
        autoComplete="off"
        value={words}
        onChange={onSearch}
      />
      <Small role="status">{t('mediaPicker.search.found', { count: found.length, total: images.data.length })}</Small>
      <VisuallyHidden id={keysId}>{t('mediaPicker.library.keys')}</VisuallyHidden>
      {found.length === 0 ? (
        <EmptyState
          title={t('mediaPicker.search.nothing')}
          action={
            <Button $variant="quiet" onClick={() => onSearch('')}>
              {t('mediaPicker.search.clear')}
            </Button>
          }
        />
      ) : (
        <ImageGrid
          images={found}
          selection={selection}
          isDisabled={isDisabled}
          label={t('mediaPicker.library')}
          describedBy={keysId}
          onToggle={onToggle}
        />
      )}
    </Stack>
  );
}
