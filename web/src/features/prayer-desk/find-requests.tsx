import { type DeskSummary, type RequestPage, requestViews } from '@contracts/prayer-desk';
import styled from 'styled-components';
import useSWR from 'swr';
import { useLanguage } from '../../i18n/language-provider';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { EmptyState } from '../../ui/empty-state';
import { Stack } from '../../ui/layout';
import { Link } from '../../ui/link';
import { color, media, radius, size, space } from '../../ui/theme/theme';
import { type Desk, deskSearch } from './desk-address';
import { useDeskCalls } from './desk-calls';
import { DeskPart } from './desk-part';
import { HandBack } from './hand-back';
import { LoadState } from './load-state';
import { ListHeading, Pages, RequestRows } from './request-list';
import { RequestSearch } from './request-search';
import { useDeskWords } from './use-desk-words';

const HandBackFor = lazyWithPreload(async () => (await import('./hand-back-for')).HandBackFor);

/** On a phone in one row that is moved sideways, so that the list begins on the first screen. */
const Views = styled.nav`
  overflow-x: auto;
  margin-inline: calc(-1 * ${space[1]});
  padding: ${space[1]};
  ul {
    display: flex;
    gap: ${space[2]};
    list-style: none;
  }
  ${media.wide} {
    ul {
      flex-wrap: wrap;
    }
  }
`;

const ViewLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.target};
  padding-inline: ${space[4]};
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

/** The row may be moved sideways. */
function bringIntoView(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

type FindRequestsProps = {
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
  return (
    <Stack $gap={4}>
      <RequestSearch desk={desk} searched={searched} onSearch={onSearch} />
      {searched === '' ? (
        <>
          <Views aria-label={t('prayerDesk.views')}>
            <ul>
              {requestViews.map((view) => (
                <li key={view}>
                  <ViewLink
                    to={deskSearch({ tab: 'find', view })}
                    aria-current={view === desk.view ? 'page' : undefined}
                    {...(view === desk.view && { ref: bringIntoView })}
                  >
                    <span>{t(`prayerDesk.view.${view}`)}</span>
                    {summary === undefined ? null : <span>{number(summary.views[view])}</span>}
                  </ViewLink>
                </li>
              ))}
            </ul>
          </Views>
          <ViewedRequests key={desk.view} desk={desk} summary={summary} onChanged={onChanged} />
        </>
      ) : null}
    </Stack>
  );
}

type ViewedRequestsProps = Pick<FindRequestsProps, 'desk' | 'summary' | 'onChanged'>;

function ViewedRequests({ desk, summary, onChanged }: ViewedRequestsProps) {
  const { t } = useLanguage();
  const calls = useDeskCalls();
  const { view, page } = desk;
  const { data: team } = useSWR('team', calls.team);
  const { data, error, isValidating, mutate } = useSWR<RequestPage, unknown>(['view', view, page], () =>
    calls.view(view, page),
  );
  if (data === undefined) {
    return <LoadState error={isValidating ? undefined : error} onAgain={() => void mutate()} />;
  }
  const isEmpty = data.requests.length === 0;
  return (
    <>
      {view === 'mine' ? (
        <HandBack
          count={summary?.views.mine ?? 0}
          onChanged={() => {
            void mutate();
            onChanged();
          }}
        />
      ) : null}
      {isEmpty ? (
        <EmptyState title={t(`prayerDesk.noneIn.${view}`)} text={t(`prayerDesk.viewAbout.${view}`)} action={null} />
      ) : (
        <>
          <ListHeading>{t(`prayerDesk.view.${view}`)}</ListHeading>
          <RequestRows requests={data.requests} desk={desk} />
          <Pages desk={desk} page={data.page} pages={data.pages} />
        </>
      )}
      {view === 'mine' && team?.me.handsBackForOthers ? (
        <DeskPart>
          <HandBackFor team={team} onChanged={onChanged} />
        </DeskPart>
      ) : null}
    </>
  );
}
