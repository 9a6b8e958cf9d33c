import { type DeskSummary, requestViews } from '@contracts/prayer-desk';
import styled from 'styled-components';
import useSWR, { useSWRConfig } from 'swr';
import { useLanguage } from '../../i18n/language-provider';
import { Cluster, Stack } from '../../ui/layout';
import { Link } from '../../ui/link';
import { color, radius, size, space } from '../../ui/theme/theme';
import { type Desk, deskSearch } from './desk-address';
import { useDeskCalls } from './desk-calls';
import { HandBack, HandBackFor } from './hand-back';
import { RequestList } from './request-list';
import { RequestSearch } from './request-search';
import { useDeskWords } from './use-desk-words';

const Views = styled(Cluster).attrs({ as: 'ul', $gap: 2 })`
  list-style: none;
`;

const ViewLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.target};
  padding-inline: ${space[3]};
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.pill};
  color: ${color.text};
  text-decoration: none;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  &[aria-current] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
    font-weight: 600;
  }
`;

export type FindRequestsProps = {
  desk: Desk;
  summary: DeskSummary | undefined;
  searched: string;
  onSearch: (text: string) => void;
  onChanged: () => void;
};

/** Looks requests of all kinds up again, by what has to be done or by their words. */
export function FindRequests({ desk, summary, searched, onSearch, onChanged }: FindRequestsProps) {
  const { t } = useLanguage();
  const { number } = useDeskWords();
  const calls = useDeskCalls();
  const { mutate } = useSWRConfig();
  const { data: team } = useSWR('team', calls.team);
  const refresh = () => {
    void mutate((key) => Array.isArray(key) && key[0] === 'list');
    onChanged();
  };
  return (
    <Stack $gap={4}>
      <RequestSearch desk={desk} searched={searched} onSearch={onSearch} />
      {searched === '' ? (
        <>
          <nav aria-label={t('prayerDesk.views')}>
            <Views>
              {requestViews.map((view) => (
                <li key={view}>
                  <ViewLink
                    to={deskSearch({ tab: 'find', view })}
                    aria-current={view === desk.view ? 'page' : undefined}
                  >
                    <span>{t(`prayerDesk.view.${view}`)}</span>
                    {summary === undefined ? null : <span>{number(summary.views[view])}</span>}
                  </ViewLink>
                </li>
              ))}
            </Views>
          </nav>
          {desk.view === 'mine' ? <HandBack count={summary?.views.mine ?? 0} onChanged={refresh} /> : null}
          <RequestList key={desk.view} tab="find" desk={desk} />
          {desk.view === 'mine' && team?.me.handsBackForOthers ? (
            <HandBackFor team={team} onChanged={onChanged} />
          ) : null}
        </>
      ) : null}
    </Stack>
  );
}
