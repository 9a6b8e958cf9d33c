import { LoaderCircle, Plus, X } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { ProgressBar } from '../../../ui/progress-bar';
import { color, fontSize, media, radius, size, space } from '../../../ui/theme/theme';
import type { AddState } from './use-add-images';

const turn = keyframes`
  to { rotate: 1turn; }
`;

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
  > button svg[data-turning] {
    animation: ${turn} 900ms linear infinite;
  }
`;

const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  ${media.narrow} {
    gap: 0;
    line-height: 1.3;
  }
  min-height: ${size.target};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Clear = styled.button`
  min-height: ${size.target};
  padding-inline: ${space[2]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.link};
  font-size: ${fontSize.small};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  svg {
    display: none;
  }
  ${media.narrow} {
    display: grid;
    place-items: center;
    min-width: ${size.target};
    svg {
      display: block;
    }
    > span {
      display: none;
    }
  }
`;

const Add = styled(Button)`
  min-height: 3.25rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${media.narrow} {
    padding-inline: ${space[4]};
    svg:not([data-turning]) {
      display: none;
    }
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
          <Clear type="button" aria-label={t('mediaPicker.chosen.clear')} onClick={onClear}>
            <X aria-hidden size="1.3em" />
            <span>{t('mediaPicker.chosen.clear')}</span>
          </Clear>
        )}
      </Chosen>
      <Add aria-disabled={isAdding || undefined} onClick={onAdd}>
        {isAdding ? <LoaderCircle aria-hidden size="1.2em" data-turning /> : <Plus aria-hidden size="1.2em" />}
        <span>{label()}</span>
      </Add>
      {isAdding && (
        <ProgressBar
          label={t('mediaPicker.adding.progress')}
          value={state.place}
          max={state.total}
          valueText={label()}
        />
      )}
    </Bar>
  );

  function label(): string {
    if (isAdding) return t('mediaPicker.adding', { place: state.place, total: state.total });
    if (count === 0) return t('mediaPicker.add');
    return count === 1 ? t('mediaPicker.add.one') : t('mediaPicker.add.many', { count });
  }
}
