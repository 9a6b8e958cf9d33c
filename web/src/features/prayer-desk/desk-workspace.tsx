import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import useSWR from 'swr';
import { useLanguage } from '../../i18n/language-provider';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Stack } from '../../ui/layout';
import { inlineTapTarget, media } from '../../ui/theme/theme';
import { AccountChangesNotice } from './account-changes-notice';
import { type DeskScreen, deskSearch, readDesk } from './desk-address';
import { DeskCache } from './desk-cache';
import { useDeskCalls } from './desk-calls';
import { DeskNumbers } from './desk-numbers';
import { DeskTabs, ScreenLinks } from './desk-tabs';
import type { EnterRequestProps } from './entering/enter-request';
import { FailureNotice, Loading } from './failure-notice';
import type { FindRequestsProps } from './find-requests';
import { enteredDraft } from './drafts';
import { PrayerSitting } from './prayer-sitting';
import { RequestByReference } from './request-by-reference';
import { RequestFilters } from './request-filters';
import { RequestList } from './request-list';
import { UnsavedNotice } from './unsaved-notice';

const screens: Readonly<Record<DeskScreen, ComponentType<EnterRequestProps>>> = {
  enter: lazyWithPreload<EnterRequestProps>(async () => (await import('./entering/enter-request')).EnterRequest),
  meeting: lazyWithPreload(async () => (await import('./meeting/prayer-meeting')).PrayerMeeting),
  reminder: lazyWithPreload(async () => (await import('./weekly-reminder')).WeeklyReminder),
};
const FindRequests = lazyWithPreload(async () => (await import('./find-requests')).FindRequests);

const Frame = styled(Stack)`
  ${media.narrow} {
    /* Room for the bars at the bottom. */
    padding-block-end: 9rem;
    /* What takes the focus is not behind them. */
    :is(a, button, input, select, textarea, [tabindex]) {
      scroll-margin-block-end: 10rem;
    }
  }
`;

/** To one’s profile, and to the requests as a table. */
const PanelLink = styled.a`
  ${inlineTapTarget}
  align-self: start;
`;

/** Where the team prays, answers and follows up. Its state is in the address. */
export function DeskWorkspace() {
  return (
    <DeskCache>
      <Workspace />
    </DeskCache>
  );
}

function Workspace() {
  const [search] = useSearchParams();
  const { t } = useLanguage();
  const desk = readDesk(search);
  const calls = useDeskCalls();
  const { data: summary, mutate: refreshSummary } = useSWR('summary', calls.summary);
  const [searched, setSearched] = useState('');
  const isReady = summary !== undefined;
  useEffect(() => {
    if (!isReady) return;
    // A failure is shown, and tried again, when it is opened.
    FindRequests.preload().catch(() => undefined);
  }, [isReady]);
  const isFinding = desk.tab === 'find' && desk.screen === undefined && desk.opened === undefined;
  const showsRequest = desk.screen === undefined && (desk.tab === 'prayer' || desk.opened !== undefined);
  const links = isReady && <ScreenLinks shown={desk.screen} />;
  return (
    <Frame $gap={5}>
      {isReady && <AccountChangesNotice />}
      {desk.screen === undefined && desk.opened === undefined ? <DeskNumbers summary={summary} /> : null}
      <DeskTabs shown={desk.screen === undefined ? desk.tab : undefined} summary={summary} />
      {isFinding ? links : null}
      {showsRequest ? null : <UnsavedNotice shown={desk.screen === 'enter' ? enteredDraft : undefined} />}
      <Work
        desk={desk}
        summary={summary}
        searched={searched}
        onSearch={setSearched}
        onChanged={() => void refreshSummary()}
      />
      {isFinding ? null : links}
      <PanelLink href={paths.panel}>{t('panelSession.panel')}</PanelLink>
    </Frame>
  );
}

function Work({ desk, summary, searched, onSearch, onChanged }: FindRequestsProps) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const calls = useDeskCalls();
  const { data: team } = useSWR('team', calls.team);
  const [seen, setSeen] = useState<string>();
  const { tab, view, screen, opened, filters, page } = desk;
  const go = (next: Parameters<typeof deskSearch>[0]) => void navigate(deskSearch(next));

  if (opened !== undefined) {
    return (
      <Stack $gap={3}>
        {tab === 'prayer' ? null : (
          <BackLink to={deskSearch({ tab, view, filters, page })}>{t(`prayerDesk.back.${tab}`)}</BackLink>
        )}
        <DeskCache key={opened.reference}>
          <RequestByReference
            id={opened}
            team={team}
            onChanged={onChanged}
            onNext={() => {
              setSeen(opened.reference);
              go({ tab: 'prayer', filters });
            }}
          />
        </DeskCache>
      </Stack>
    );
  }
  if (screen !== undefined) {
    const Part = screens[screen];
    return (
      <DeskPart>
        <Part team={team} onChanged={onChanged} />
      </DeskPart>
    );
  }
  if (tab === 'find') {
    return (
      <DeskPart>
        <FindRequests desk={desk} summary={summary} searched={searched} onSearch={onSearch} onChanged={onChanged} />
      </DeskPart>
    );
  }
  return (
    <Stack $gap={4}>
      {tab === 'spam' ? null : (
        <RequestFilters
          key={`filters ${tab}`}
          tab={tab}
          filters={filters}
          onFilter={(chosen) => {
            setSeen(undefined);
            go({ tab, filters: chosen });
          }}
        />
      )}
      {tab === 'prayer' ? (
        <PrayerSitting
          key={`prayer ${JSON.stringify(filters)}`}
          filters={filters}
          before={seen}
          team={team}
          onChanged={onChanged}
        />
      ) : (
        <RequestList key={`list ${tab}`} tab={tab} desk={desk} />
      )}
    </Stack>
  );
}

/** A part of the desk whose code is loaded when it is shown, and can be asked for again where that failed. */
function DeskPart({ children }: { children: ReactNode }) {
  const { locale } = useLanguage();
  return (
    <ErrorBoundary
      resetKey={locale}
      fallback={(error, retry) => <FailureNotice error={error} during="reading" onAgain={retry} />}
    >
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
