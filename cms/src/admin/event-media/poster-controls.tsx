import { Button, Flex, Typography } from '@strapi/design-system';
import type { TextKey } from '../translations/en';
import { useTexts } from '../translations/use-texts';
import type { PosterState } from './use-poster';

const outcomes: Readonly<Record<PosterState, { text: TextKey; colour: string } | undefined>> = {
  idle: undefined,
  taking: { text: 'poster.taking', colour: 'neutral600' },
  taken: { text: 'poster.taken', colour: 'success600' },
  impossible: { text: 'poster.impossible', colour: 'neutral800' },
  refused: { text: 'poster.refused', colour: 'danger600' },
};

type Props = {
  state: PosterState;
  disabled: boolean;
  hasPoster: boolean;
  /** Undefined for YouTube and withdrawn videos, whose frames cannot be read here. */
  onTake: (() => void) | undefined;
  onChoose: () => void;
  onRemove: () => void;
};

export function PosterControls({ state, disabled, hasPoster, onTake, onChoose, onRemove }: Props) {
  const text = useTexts();
  const outcome = outcomes[state];
  return (
    <Flex direction="column" alignItems="start" gap={2}>
      <Flex direction="column" alignItems="start" gap={2}>
        {onTake === undefined ? null : (
          <Button variant="tertiary" loading={state === 'taking'} disabled={disabled} onClick={onTake}>
            {text('poster.take')}
          </Button>
        )}
        <Button variant="tertiary" disabled={disabled} onClick={onChoose}>
          {text('poster.choose')}
        </Button>
        {hasPoster ? (
          <Button variant="tertiary" disabled={disabled} onClick={onRemove}>
            {text('poster.remove')}
          </Button>
        ) : null}
      </Flex>
      <Typography role="status" variant="pi" textColor={outcome?.colour ?? 'neutral600'}>
        {outcome === undefined ? '' : text(outcome.text)}
      </Typography>
    </Flex>
  );
}
