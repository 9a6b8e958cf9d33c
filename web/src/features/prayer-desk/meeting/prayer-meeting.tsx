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
import { stacked } from '../../../ui/theme/theme';
import { ConfirmedButton } from '../../../ui/confirmed-button';
import { DeskCache } from '../desk-cache';
import { FailureNotice, LoadState } from '../failure-notice';
import { useFocusOnArrival } from '../../../lib/focus-after-change';
import { useAuthorizedCall } from '../../../lib/panel-session/use-authorized-call';
import { useDeskMutation } from '../desk-calls';

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
  const meeting = useSWR<Meeting, unknown>('meeting', () => call(meetingSchema, prayerMeetingPath));
  if (meeting.data === undefined) return <LoadState answer={meeting} />;
  const { entries } = meeting.data;
  return entries.length === 0 ? <NothingToRead /> : <Screens entries={entries} />;
}

function NothingToRead() {
  const { t } = useLanguage();
  const heading = useFocusOnArrival();
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

/** One request on each screen, turned by buttons and arrow keys. */
function Screens({ entries }: { entries: readonly MeetingEntry[] }) {
  const { t } = useLanguage();
  const call = useAuthorizedCall();
  const [turned, setTurned] = useState(0);
  const remove = useDeskMutation('meeting', (path: string) =>
    call(meetingSchema, `${prayerMeetingPath}${path}`, { method: 'DELETE' }),
  );
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
            {t('prayerDesk.next')}
          </Button>
        </Turning>
      </Card>
      <FailureNotice error={remove.error} during="sending" />
      <Cluster $gap={3}>
        <Button
          $variant="quiet"
          aria-disabled={remove.isMutating}
          onClick={() => void remove.trigger(`/${entry.reference}`)}
        >
          {t('deskMeeting.remove')}
        </Button>
        <ConfirmedButton
          key={entry.reference}
          label={t('deskMeeting.end')}
          question={t('deskMeeting.endAbout')}
          cancel={t('deskMeeting.keep')}
          confirm={t('deskMeeting.endForAll')}
          isBusy={remove.isMutating}
          onConfirm={() => void remove.trigger('')}
        />
      </Cluster>
    </Stack>
  );
}

/** Tall enough that the buttons stay where they are from one text to the next. */
const Page = styled.div`
  ${stacked(4)}
  justify-content: center;
  min-height: min(50 * var(--screen), 26rem);
  overflow-wrap: anywhere;
  h2 {
    font-size: clamp(2rem, 1.4rem + 3vw, 3.5rem);
  }
  p {
    font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.25rem);
    line-height: 1.45;
    white-space: pre-wrap;
  }
`;

/** Large enough to be read from a phone that lies on the table. */
function MeetingPage({ entry: { firstName, text, language } }: { entry: MeetingEntry }) {
  const heading = useFocusOnArrival();
  return (
    <Page>
      <h2 ref={heading} tabIndex={-1}>
        {firstName}
      </h2>
      <p lang={language}>{text}</p>
    </Page>
  );
}
