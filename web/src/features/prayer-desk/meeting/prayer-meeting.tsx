import { type Meeting, type MeetingEntry, meetingSchema, prayerMeetingPath } from '@contracts/prayer-meeting';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import useSWR from 'swr';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Cluster, Stack } from '../../../ui/layout';
import { Small } from '../../../ui/text';
import { causeOf, type FailureCause } from '../call-failure';
import { ConfirmedButton } from '../../../ui/confirmed-button';
import { DeskCache } from '../desk-cache';
import { FailureNotice } from '../failure-notice';
import { LoadState } from '../load-state';
import { useFocusOnArrival } from '../focus';
import { MeetingPage } from './meeting-page';
import { useAuthorizedCall } from '../desk-calls';

/** What the team reads aloud together. It is fetched anew each time that somebody comes here. */
export function PrayerMeeting() {
  return (
    <DeskCache>
      <Loaded />
    </DeskCache>
  );
}

function Loaded() {
  const call = useAuthorizedCall();
  const { data, error, isValidating, mutate } = useSWR<Meeting, unknown>('meeting', () =>
    call(meetingSchema, prayerMeetingPath),
  );
  if (data === undefined) {
    return <LoadState error={isValidating ? undefined : error} onAgain={() => void mutate()} />;
  }
  if (data.entries.length === 0) {
    return <NothingToRead />;
  }
  return <Screens entries={data.entries} onAnswer={(now) => void mutate(now, { revalidate: false })} />;
}

function NothingToRead() {
  const { t } = useLanguage();
  const heading = useFocusOnArrival(true);
  return (
    <EmptyState headingRef={heading} title={t('deskMeeting.empty')} text={t('deskMeeting.emptyAbout')} action={null} />
  );
}

const Turning = styled(Cluster)`
  > button {
    flex: 1 1 8rem;
    min-height: 3.5rem;
  }
`;

type ScreensProps = { entries: readonly MeetingEntry[]; onAnswer: (now: Meeting) => void };

/** One request on each screen, turned by buttons and arrow keys. */
function Screens({ entries, onAnswer }: ScreensProps) {
  const { t } = useLanguage();
  const call = useAuthorizedCall();
  const [turned, setTurned] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<FailureCause>();
  const last = entries.length - 1;
  const at = Math.min(turned, last);
  const entry = entries[at];

  useEffect(() => {
    const turn = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowRight') setTurned(Math.min(at + 1, last));
      if (key === 'ArrowLeft') setTurned(Math.max(at - 1, 0));
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [at, last]);

  async function change(path: string): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      onAnswer(await call(meetingSchema, `${prayerMeetingPath}${path}`, { method: 'DELETE' }));
    } catch (error) {
      setFailure(causeOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  if (entry === undefined) return null;
  return (
    <Stack $gap={4}>
      <Card as="section" aria-label={t('deskMeeting.title')}>
        <Small role="status">{t('deskMeeting.place', { place: at + 1, count: entries.length })}</Small>
        <MeetingPage key={entry.reference} entry={entry} />
        <Turning $gap={3}>
          <Button $variant="quiet" aria-disabled={at === 0} onClick={() => setTurned(Math.max(at - 1, 0))}>
            {t('deskMeeting.before')}
          </Button>
          <Button aria-disabled={at === last} onClick={() => setTurned(Math.min(at + 1, last))}>
            {t('deskMeeting.after')}
          </Button>
        </Turning>
      </Card>
      {failure === undefined ? null : <FailureNotice cause={failure} during="sending" />}
      <Cluster $gap={3}>
        <Button $variant="quiet" aria-disabled={isBusy} onClick={() => void change(`/${entry.reference}`)}>
          {t('deskMeeting.remove')}
        </Button>
        <ConfirmedButton
          key={entry.reference}
          label={t('deskMeeting.end')}
          question={t('deskMeeting.endAbout')}
          cancel={t('deskMeeting.keep')}
          confirm={t('deskMeeting.endForAll')}
          isBusy={isBusy}
          onConfirm={() => void change('')}
        />
      </Cluster>
    </Stack>
  );
}
