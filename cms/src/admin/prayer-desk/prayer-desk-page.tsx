import { Flex, Main, Typography } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTexts } from '../translations/use-texts';
import { AccountChangesNotice } from './account-changes-notice';
import { type Desk, deskSearch, readDesk } from './desk-address';
import { DeskNumbers } from './desk-numbers';
import { DeskTabs } from './desk-tabs';
import { useNoteDrafts } from './note-drafts';
import { useDeskSummaryQuery, useDeskTeamQuery } from './prayer-desk-api';
import { PrayerSitting } from './prayer-sitting';
import { RequestByReference } from './request-by-reference';
import { RequestFilters } from './request-filters';
import { RequestList } from './request-list';

/** Leaves room for the bar with the two buttons on a phone. */
const Content = styled(Main)`
  width: 100%;
  max-width: 136rem;
  padding: 1.6rem 1.6rem 18rem;
  outline: none;
  ${({ theme }) => theme.breakpoints.medium} {
    padding: 2.4rem 2.4rem 4rem;
  }
  ${({ theme }) => theme.breakpoints.large} {
    padding: 3.2rem 4rem 5.6rem;
  }
`;

const Title = styled(Typography)`
  font-size: 2.2rem;
  font-weight: 700;
  line-height: 1.2;
  ${({ theme }) => theme.breakpoints.medium} {
    font-size: 3.2rem;
  }
`;

const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.8rem;
  min-height: 4.4rem;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.primary700};
`;

type Parts = { desk: Desk; go: (desk: Partial<Desk> & Pick<Desk, 'tab'>) => void };

function Work({ desk, go }: Parts) {
  const text = useTexts();
  const drafts = useNoteDrafts();
  const { data: team } = useDeskTeamQuery(undefined);
  const [seen, setSeen] = useState<string>();
  const { tab, opened, filters, page } = desk;
  const overview = { tab, filters, page };

  if (opened !== undefined) {
    return (
      <Flex direction="column" alignItems="stretch" gap={3}>
        {tab === 'prayer' ? null : (
          <div>
            <BackLink to={deskSearch(overview)}>
              <ArrowLeft aria-hidden />
              {text(`desk.back.${tab}`)}
            </BackLink>
          </div>
        )}
        <RequestByReference
          key={opened.reference}
          id={opened}
          team={team}
          drafts={drafts}
          onNext={() => {
            setSeen(opened.reference);
            go({ tab: 'prayer', filters });
          }}
        />
      </Flex>
    );
  }
  const bar =
    tab === 'quarantine' ? null : (
      <RequestFilters
        key={tab}
        tab={tab}
        filters={filters}
        onFilter={(chosen) => {
          setSeen(undefined);
          go({ tab, filters: chosen });
        }}
      />
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {bar}
      {tab === 'prayer' ? (
        <PrayerSitting key={JSON.stringify(filters)} filters={filters} before={seen} team={team} drafts={drafts} />
      ) : (
        <RequestList key={tab} tab={tab} desk={desk} focused={false} />
      )}
    </Flex>
  );
}

/** The page where the team prays, answers and follows up. Its state is in the URL. */
export function PrayerDeskPage() {
  const text = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const desk = readDesk(search);
  const { data: summary } = useDeskSummaryQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Content>
      <Page.Title>{text('desk.title')}</Page.Title>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Title tag="h1" textColor="neutral800">
          {text('desk.title')}
        </Title>
        <AccountChangesNotice />
        <DeskNumbers summary={summary} />
        <DeskTabs shown={desk.tab} summary={summary} />
        <Work desk={desk} go={(next) => navigate(deskSearch(next))} />
      </Flex>
    </Content>
  );
}
