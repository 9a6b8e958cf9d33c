import { type NextRequest, skippedLimit, type Team } from '@contracts/prayer-desk';
import { useState } from 'react';
import styled from 'styled-components';
import useSWR from 'swr';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { activeFilterCount, type Filters } from './desk-address';
import { DeskCache } from './desk-cache';
import { useDeskCalls } from './desk-calls';
import { LoadState } from './failure-notice';
import { RequestDetail } from './request-detail';
import { useFocusOnArrival } from '../../lib/focus-after-change';

/** Fills the screen, so that a second tap on “Next” does not meet the links at the end of the page. */
const Waiting = styled.div`
  min-height: calc(100 * var(--screen));
`;

type PrayerSittingProps = {
  filters: Filters;
  /** A request opened by its address, which should not come again. */
  before: string | undefined;
  team: Team | undefined;
  onChanged: () => void;
};

/** Prays through the waiting requests one by one, each once. */
export function PrayerSitting({ before, ...turn }: PrayerSittingProps) {
  const [sitting, setSitting] = useState(0);
  const [skipped, setSkipped] = useState<readonly string[]>(before === undefined ? [] : [before]);
  return (
    <DeskCache key={`${sitting} ${skipped.at(-1) ?? ''}`}>
      <Turn
        {...turn}
        skipped={skipped}
        isFirst={skipped.length === 0 && sitting === 0}
        onSkip={(reference) => {
          window.scrollTo({ top: 0, behavior: 'instant' });
          setSkipped([...skipped, reference].slice(-skippedLimit));
        }}
        onStartOver={() => {
          setSkipped([]);
          setSitting(sitting + 1);
        }}
      />
    </DeskCache>
  );
}

type TurnProps = Omit<PrayerSittingProps, 'before'> & {
  skipped: readonly string[];
  isFirst: boolean;
  onSkip: (reference: string) => void;
  onStartOver: () => void;
};

/** The next request that is not among the skipped ones. */
function Turn({ filters, team, onChanged, skipped, isFirst, onSkip, onStartOver }: TurnProps) {
  const calls = useDeskCalls();
  const next = useSWR<NextRequest, unknown>('next', () => calls.next(filters, skipped));
  if (next.data === undefined) {
    return (
      <Waiting>
        <LoadState answer={next} />
      </Waiting>
    );
  }
  const { request, remaining } = next.data;
  if (request === null) {
    return <NobodyWaits filters={filters} isEnd={skipped.length > 0} isFirst={isFirst} onStartOver={onStartOver} />;
  }
  return (
    <RequestDetail
      request={request}
      onAnswer={(now) => {
        void next.mutate({ request: now, remaining }, { revalidate: false });
        onChanged();
      }}
      team={team}
      focused={!isFirst}
      remaining={remaining}
      onNext={() => onSkip(request.reference)}
    />
  );
}

type NobodyWaitsProps = { filters: Filters; isEnd: boolean; isFirst: boolean; onStartOver: () => void };

function NobodyWaits({ filters, isEnd, isFirst, onStartOver }: NobodyWaitsProps) {
  const { t } = useLanguage();
  const heading = useFocusOnArrival(!isFirst);
  if (isEnd) {
    return (
      <EmptyState
        headingRef={heading}
        title={t('prayerDesk.done')}
        text={t('prayerDesk.doneAbout')}
        action={
          <Button $variant="quiet" onClick={onStartOver}>
            {t('prayerDesk.startOver')}
          </Button>
        }
      />
    );
  }
  const title = activeFilterCount(filters) > 0 ? t('prayerDesk.emptyFiltered') : t('prayerDesk.empty');
  return <EmptyState headingRef={heading} title={title} text={t('prayerDesk.emptyAbout')} action={null} />;
}
