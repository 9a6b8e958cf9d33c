import type { AvailableImage } from '@contracts/image';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/form/form-message';
import { IconButton } from '../../../ui/icon-button';
import { ProgressBar } from '../../../ui/progress-bar';
import { Spinner } from '../../../ui/skeleton';
import { color, inRow, media, size, space } from '../../../ui/theme/theme';
import { failureText } from '../failures';
import type { AddRefusal, AddState } from './use-add-images';

/** Sticky at the bottom while the user scrolls through the images. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 2;
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} 0 max(${space[3]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.hairline};
  background: ${color.surface};
  > [role='progressbar'] {
    grid-column: 1 / -1;
  }
  ${media.narrow} {
    /* Spans the screen. */
    margin-inline: calc(-1 * ${space.gutter});
    padding-inline: ${space.gutter};
  }
`;

const Chosen = styled.div`
  ${inRow(1)}
  line-height: 1.3;
  min-height: ${size.target};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Add = styled(Button)`
  min-height: 3.25rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${media.narrow} {
    padding-inline: ${space[4]};
  }
  ${media.wide} {
    min-width: 15rem;
  }
  /* It keeps the focus while it is busy. */
  &[aria-disabled='true'] {
    cursor: progress;
  }
`;

type AddBarProps = {
  /** Number of images chosen in the library. */
  chosen: number;
  /** Number of images to add, including the custom address. */
  count: number;
  state: AddState;
  onClear: () => void;
  onAdd: () => void;
};

export function AddBar({ chosen, count, state, onClear, onAdd }: AddBarProps) {
  const { t } = useLanguage();
  const isAdding = state.status === 'adding';
  return (
    <Bar>
      <Chosen>
        <span>
          {chosen > 1
            ? t('mediaPicker.chosen.many', { count: chosen })
            : t(chosen === 1 ? 'mediaPicker.chosen.one' : 'mediaPicker.chosen.none')}
        </span>
        {chosen > 0 && !isAdding && (
          <IconButton label={t('mediaPicker.chosen.clear')} icon={<X aria-hidden size="1.3em" />} onClick={onClear} />
        )}
      </Chosen>
      <Add aria-disabled={isAdding || undefined} onClick={onAdd}>
        {isAdding && <Spinner />}
        <span>{label()}</span>
      </Add>
      {isAdding && (
        <ProgressBar
          label={t('mediaPicker.adding.progress')}
          value={state.number}
          max={state.total}
          valueText={label()}
        />
      )}
    </Bar>
  );

  function label(): string {
    if (isAdding) return t('mediaPicker.adding', { place: state.number, total: state.total });
    if (count === 0) return t('mediaAdmin.media.add');
    return count === 1 ? t('mediaPicker.add.one') : t('mediaPicker.add.many', { count });
  }
}

type AddMessageProps = {
  refusal: AddRefusal | undefined;
  state: AddState;
  attempt: number;
  known: readonly AvailableImage[];
};

/** Other failures are shown beside their field. */
const refusals = {
  noEvent: ['mediaAdmin.events.none', 'mediaPicker.noEvent.text'],
  nothingChosen: ['mediaPicker.nothing', 'mediaPicker.nothing.text'],
  urlNotValidated: ['mediaPicker.url.validateFirst', 'mediaPicker.url.validateFirst.text'],
} as const;

/** Why nothing was added, or which images failed. Stays until the next attempt. */
export function AddMessage({ refusal, state, attempt, known }: AddMessageProps) {
  const { t } = useLanguage();
  if (refusal && refusal !== 'captionTooLong') {
    const [title, text] = refusals[refusal];
    return (
      <FormMessage title={t(title)} attempt={attempt}>
        <p>{t(text)}</p>
      </FormMessage>
    );
  }
  if (state.status !== 'failed') return null;
  const { failed, total } = state;
  const nameOf = (url: string) => known.find((image) => image.url === url)?.name ?? url;
  const title = total === 1 ? t('mediaPicker.failed') : t('mediaPicker.failed.many', { count: failed.length, total });
  return (
    <FormMessage title={title} attempt={attempt}>
      <ul>
        {failed.map(({ url, error }) => (
          <li key={url}>{`${nameOf(url)}: ${failureText(t, error)}`}</li>
        ))}
      </ul>
      <p>{t('mediaPicker.failed.kept')}</p>
    </FormMessage>
  );
}
