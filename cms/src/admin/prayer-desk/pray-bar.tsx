import { Flex, Typography } from '@strapi/design-system';
import { ArrowRight, Check, HandHeart } from '@strapi/icons';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../translations/use-texts';
import { DeskButton } from './desk-button';
import { FailureNotice } from './failure-notice';
import type { OpenedRequest } from './use-opened-request';

/** On a phone it stays at the bottom of the screen, within reach of the thumb. */
const Bar = styled(Flex)`
  position: fixed;
  inset: auto 0 0;
  z-index: 2;
  padding: 1.2rem 1.6rem calc(1.2rem + env(safe-area-inset-bottom));
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: 0 -1px 0 ${({ theme }) => theme.colors.neutral200};
  ${({ theme }) => theme.breakpoints.medium} {
    position: static;
    padding: 0;
    box-shadow: none;
  }
`;

const Action = styled(DeskButton)`
  flex: 1 1 0;
  height: auto;
  min-height: 4.8rem;
  ${({ theme }) => theme.breakpoints.medium} {
    flex: 0 1 20rem;
  }
`;

type Props = {
  opened: OpenedRequest;
  hasUnsaved: boolean;
  /** The number of requests after this one, if known. */
  remaining: number | undefined;
  onNext: () => void;
};

export function PrayBar({ opened, hasUnsaved, remaining, onNext }: Props) {
  const text = useTexts();
  const [prayed, setPrayed] = useState(false);
  const [warned, setWarned] = useState(false);
  const { outcome, request, busy } = opened;
  const failure = outcome?.doing === 'prayer' && outcome.result === 'failed' ? outcome.cause : undefined;

  async function pray(): Promise<void> {
    if (!prayed && (await opened.pray())) setPrayed(true);
  }

  function goOn(): void {
    if (hasUnsaved && !warned) setWarned(true);
    else onNext();
  }

  return (
    <Bar direction="column" alignItems="stretch" gap={3} data-desk-bar>
      {failure === undefined ? null : <FailureNotice cause={failure} during="sending" />}
      {warned && hasUnsaved ? (
        <Typography role="alert" variant="pi" textColor="danger600">
          {text('desk.unsaved')}
        </Typography>
      ) : null}
      <Typography role="status" variant="pi" textColor={prayed ? 'success700' : 'neutral600'}>
        {prayed
          ? text('desk.prayed-thanks', { count: request.prayerCount })
          : remaining === undefined
            ? ''
            : text('desk.remaining', { count: remaining })}
      </Typography>
      <Flex gap={3} alignItems="stretch">
        <Action size="L" variant={prayed ? 'default' : 'tertiary'} endIcon={<ArrowRight />} onClick={goOn}>
          {text('desk.next')}
        </Action>
        <Action
          size="L"
          variant={prayed ? 'tertiary' : 'default'}
          startIcon={prayed ? <Check /> : <HandHeart />}
          aria-disabled={prayed || busy !== undefined}
          onClick={() => void pray()}
        >
          {text(prayed ? 'desk.prayed' : 'desk.pray')}
        </Action>
      </Flex>
    </Bar>
  );
}
