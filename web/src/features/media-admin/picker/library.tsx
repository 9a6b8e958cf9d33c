import type { AvailableImage } from '@contracts/image';
import { Images, Search } from 'lucide-react';
import { useDeferredValue, useId, useMemo } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import type { ContentState } from '../../../lib/cms-client/use-content';
import { Button } from '../../../ui/button';
import { controlStyle } from '../../../ui/form/control-style';
import { Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { Small } from '../../../ui/text';
import { color, radius, space } from '../../../ui/theme/theme';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { ImageGrid } from './image-grid';
import { Tiles } from './image-grid-style';
import { matchingImages } from './matching-images';
import { places, type Selection } from './selection';

const Field = styled.div`
  position: relative;
  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${space[3]};
    margin-block: auto;
    color: ${color.textMuted};
    pointer-events: none;
  }
  input {
    ${controlStyle}
    padding-inline-start: ${space[10]};
  }
`;

/** Empty and error states. */
const Instead = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  padding: ${space[10]} ${space[6]};
  border: 1px dashed ${color.hairline};
  border-radius: ${radius.card};
  text-align: center;
  > svg {
    color: ${color.textMuted};
  }
  p {
    max-width: 36ch;
  }
`;

const skeletonTiles = 12;

type LibraryProps = {
  images: ContentState<readonly AvailableImage[]>;
  selection: Selection;
  isDisabled: boolean;
  words: string;
  onSearch: (words: string) => void;
  onToggle: (url: string) => void;
};

export function Library({ images, selection, isDisabled, words, onSearch, onToggle }: LibraryProps) {
  const { t } = useLanguage();
  const searchId = useId();
  const keysId = useId();
  const searched = useDeferredValue(words);
  const known = images.status === 'ready' ? images.data : undefined;
  const found = useMemo(() => known && matchingImages(known, searched), [known, searched]);
  const placeOf = useMemo(() => places(selection), [selection]);

  if (images.status === 'loading') {
    return (
      <div role="status" aria-label={t('mediaPicker.loading')}>
        <Tiles as="div" aria-hidden>
          {Array.from({ length: skeletonTiles }, (_, index) => (
            <Skeleton key={index} $height="8rem" />
          ))}
        </Tiles>
      </div>
    );
  }
  if (images.status === 'failed') {
    return (
      <Instead role="alert">
        <p>{t('mediaPicker.library.failed')}</p>
        <Button $variant="quiet" onClick={images.retry}>
          {t('mediaPicker.retry')}
        </Button>
      </Instead>
    );
  }
  if (!found || images.data.length === 0) {
    return (
      <Instead>
        <Images aria-hidden size="2.5rem" strokeWidth={1.25} />
        <p>{t('mediaPicker.library.empty')}</p>
      </Instead>
    );
  }
  return (
    <Stack $gap={3}>
      <Field>
        <VisuallyHidden as="label" htmlFor={searchId}>
          {t('mediaPicker.search')}
        </VisuallyHidden>
        <Search size={20} aria-hidden />
        <input
          id={searchId}
          type="search"
          autoComplete="off"
          placeholder={t('mediaPicker.search')}
          value={words}
          onChange={(event) => onSearch(event.target.value)}
        />
      </Field>
      <Small role="status">{t('mediaPicker.search.found', { count: found.length, total: images.data.length })}</Small>
      <VisuallyHidden id={keysId}>{t('mediaPicker.library.keys')}</VisuallyHidden>
      {found.length === 0 ? (
        <Instead>
          <p>{t('mediaPicker.search.nothing')}</p>
          <Button $variant="quiet" onClick={() => onSearch('')}>
            {t('mediaPicker.search.clear')}
          </Button>
        </Instead>
      ) : (
        <ImageGrid
          images={found}
          places={placeOf}
          isDisabled={isDisabled}
          label={t('mediaPicker.library')}
          describedBy={keysId}
          onToggle={onToggle}
        />
      )}
    </Stack>
  );
}
