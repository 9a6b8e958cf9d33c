import type { DeskSummary } from '@contracts/prayer-desk';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import useSWR from 'swr';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { Stack } from '../../ui/layout';
import { media, size } from '../../ui/theme/theme';
import { type Desk, deskSearch, readDesk } from './desk-address';
import { DeskCache } from './desk-cache';
import { useDeskCalls } from './desk-calls';
import { DeskNumbers } from './desk-numbers';
import { DeskPart } from './desk-part';
import { AccountChangesNotice, ContactWays, FindRequests, ScreenLinks, screenParts } from './desk-parts';
import { DeskTabs } from './desk-tabs';
import { Loading } from './load-state';
import type { Drafts } from './drafts';
import { PrayerSitting } from './prayer-sitting';
import { RequestByReference } from './request-by-reference';
import { RequestFilters } from './request-filters';
import { RequestList } from './request-list';

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
  display: inline-flex;
  align-items: center;
  align-self: start;
  min-height: ${size.target};
`;

/** Where the team prays, answers and follows up. Its state is in the address. */
export function DeskWorkspace({ drafts }: { drafts: Drafts }) {
  return (
    <DeskCache>
      <Workspace drafts={drafts} />
    </DeskCache>
  );
}

function Workspace({ drafts }: { drafts: Drafts }) {
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
    for (const part of [ContactWays, FindRequests]) part.preload().catch(() => undefined);
  }, [isReady]);
  const isFinding = desk.tab === 'find' && desk.screen === undefined && desk.opened === undefined;
  const links = isReady ? (
    <DeskPart>
      <ScreenLinks shown={desk.screen} />
    </DeskPart>
  ) : null;
  return (
    <Frame $gap={5}>
      {isReady ? (
        <DeskPart>
          <AccountChangesNotice />
        </DeskPart>
      ) : null}
      {desk.screen === undefined && desk.opened === undefined ? <DeskNumbers summary={summary} /> : null}
      <DeskTabs shown={desk.screen === undefined ? desk.tab : undefined} summary={summary} />
      {isFinding ? links : null}
      <Work
        desk={desk}
        drafts={drafts}
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

type WorkProps = {
  desk: Desk;
  drafts: Drafts;
  summary: DeskSummary | undefined;
  searched: string;
  onSearch: (text: string) => void;
  onChanged: () => void;
};

function Work({ desk, drafts, summary, searched, onSearch, onChanged }: WorkProps) {
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
            drafts={drafts}
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
    const Part = screenParts[screen];
    return (
      <DeskPart placeholder={<Loading />}>
        <Part team={team} drafts={drafts} onChanged={onChanged} />
      </DeskPart>
    );
  }
  if (tab === 'find') {
    return (
      <DeskPart placeholder={<Loading />}>
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
          drafts={drafts}
          onChanged={onChanged}
        />
      ) : (
        <RequestList key={`list ${tab}`} tab={tab} desk={desk} />
      )}
    </Stack>
  );
}
