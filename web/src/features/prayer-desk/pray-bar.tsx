import { ArrowRight, CheckCheck, HandHelping } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { color, fontSize, layer, media, radius, space, stacked } from '../../ui/theme/theme';
import { tabBarHeight } from './desk-tabs';
import { FailureNotice } from './failure-notice';
import { Undo } from './undo';
import type { OpenedRequest } from './use-opened-request';
import { noneOneOrOther, oneOrOther } from './use-desk-words';

/** On a phone above the tabs, within reach of the thumb; elsewhere at the end of the card, and always in view. */
const Bar = styled.div`
  ${stacked(2)}
  border-top: 1px solid ${color.hairline};
  background: ${color.surfaceRaised};
  ${media.narrow} {
    font-size: ${fontSize.small};
    position: fixed;
    z-index: ${layer.navigation};
    inset: auto 0 ${tabBarHeight};
    padding: ${space[2]} ${space[4]} ${space[3]};
    /* A phone on its side is too low for two bars. */
    @media (max-height: 30rem) {
      position: static;
      padding-inline: 0;
    }
  }
  ${media.wide} {
    position: sticky;
    inset-block-end: 0;
    margin: 0 calc(-1 * var(--card-padding)) calc(-1 * var(--card-padding));
    padding: ${space[3]} var(--card-padding) ${space[4]};
    border-radius: 0 0 ${radius.card} ${radius.card};
  }
`;

const Line = styled.p<{ $tone: 'textMuted' | 'danger' }>`
  color: ${({ $tone }) => color[$tone]};
  font-size: ${fontSize.small};
  line-height: 1.4;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  button {
    flex: 1 1 0;
    min-height: 3.25rem;
    padding-inline: ${space[3]};
    ${media.wide} {
      flex: 0 1 14rem;
    }
  }
  [aria-disabled='true'] {
    cursor: default;
  }
`;

type PrayBarProps = {
  opened: OpenedRequest;
  hasUnsaved: boolean;
  /** The number of requests after this one, if known. */
  remaining: number | undefined;
  onNext: () => void;
};

export function PrayBar({ opened, hasUnsaved, remaining, onNext }: PrayBarProps) {
  const { t } = useLanguage();
  const [prayed, setPrayed] = useState(false);
  const [warned, setWarned] = useState(false);
  /** Goes on as soon as the prayer is counted; if that fails, it is said here. */
  const wantsNext = useRef(false);
  const { outcome, request, busy } = opened;
  const count = request.prayerCount;
  const left =
    remaining === undefined ? '' : t(`prayerDesk.remaining.${noneOneOrOther(remaining)}`, { count: remaining });

  async function pray(): Promise<void> {
    if (prayed) return;
    const isCounted = await opened.pray();
    if (isCounted) setPrayed(true);
    if (isCounted && wantsNext.current) onNext();
    wantsNext.current = false;
  }

  function goOn({ detail: clicks }: MouseEvent): void {
    // The second half of a double tap would pass over a request that nobody has read.
    if (clicks > 1) return;
    if (hasUnsaved && !warned) setWarned(true);
    else if (busy === 'prayer') wantsNext.current = true;
    else onNext();
  }

  return (
    <Bar>
      <FailureNotice error={outcome?.doing === 'prayer' ? outcome.error : undefined} during="sending" />
      {warned && hasUnsaved ? (
        <Line role="alert" $tone="danger">
          {t('prayerDesk.unsaved')}
        </Line>
      ) : null}
      {outcome?.doing === 'prayer' || left === '' ? null : <Line $tone="textMuted">{left}</Line>}
      <Undo
        opened={opened}
        doing="prayer"
        done={t(`prayerDesk.prayedThanks.${oneOrOther(count)}`, { count })}
        onUndone={() => setPrayed(false)}
      />
      <Actions>
        <Button $variant={prayed ? 'action' : 'quiet'} onClick={goOn}>
          <span>{t('prayerDesk.next')}</span>
          <ArrowRight aria-hidden size="1.2em" />
        </Button>
        <Button
          $variant={prayed ? 'quiet' : 'action'}
          aria-disabled={prayed || busy !== undefined}
          onClick={() => void pray()}
        >
          {prayed ? <CheckCheck aria-hidden size="1.2em" /> : <HandHelping aria-hidden size="1.2em" />}
          <span>{prayed ? t('prayerDesk.prayed') : t('prayerDesk.pray')}</span>
        </Button>
      </Actions>
    </Bar>
  );
}
