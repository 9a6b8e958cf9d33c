import type { ListedRequest as Listed, RequestPage } from '@contracts/prayer-desk';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import useSWR from 'swr';
import { useLanguage } from '../../i18n/language-provider';
import { fromList } from '../../ui/back-link';
import { EmptyState } from '../../ui/empty-state';
import { FramedList, Stack } from '../../ui/layout';
import { Link } from '../../ui/link';
import { Small } from '../../ui/text';
import { inlineTapTarget, space } from '../../ui/theme/theme';
import { activeFilterCount, type Desk, deskSearch, type Tab } from './desk-address';
import { useDeskCalls } from './desk-calls';
import { ListedRequest } from './listed-request';
import { LoadState } from './failure-notice';
import { useRescuedFocus } from '../../lib/focus-after-change';

const PagesRow = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space[3]};
  a {
    ${inlineTapTarget}
  }
  > :last-child {
    justify-self: end;
  }
`;

/** Takes the focus of a link that is gone, as when one comes back from a request. */
function ListHeading({ children }: { children: string }) {
  const { key } = useLocation();
  // React Router names the first entry so: nothing had the focus yet.
  const heading = useRescuedFocus<HTMLHeadingElement>(key === 'default' ? undefined : key);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

/** Requests, each a link that opens it. Where they are of several kinds, each says of which. */
export function RequestRows({ requests, desk }: { requests: readonly Listed[]; desk: Desk }) {
  return (
    <FramedList>
      {requests.map((request) => (
        <li key={`${request.kind} ${request.reference}`}>
          <ListedRequest
            request={request}
            showKind={desk.tab === 'spam' || desk.tab === 'find'}
            marksSpam={desk.tab === 'find'}
            to={deskSearch({ ...desk, opened: { kind: request.kind, reference: request.reference } })}
            state={fromList}
          />
        </li>
      ))}
    </FramedList>
  );
}

function Pages({ desk, page, pages }: { desk: Desk; page: number; pages: number }) {
  const { t } = useLanguage();
  if (pages < 2) return null;
  return (
    <PagesRow aria-label={t('prayerDesk.pages')}>
      {page > 1 ? <Link to={deskSearch({ ...desk, page: page - 1 })}>{t('prayerDesk.pageBefore')}</Link> : <span />}
      <Small>{t('prayerDesk.page', { page, pages })}</Small>
      {page < pages ? <Link to={deskSearch({ ...desk, page: page + 1 })}>{t('prayerDesk.pageAfter')}</Link> : <span />}
    </PagesRow>
  );
}

/** A page of the requests that the desk is at. */
export function RequestList({ tab, desk }: { tab: Exclude<Tab, 'prayer'>; desk: Desk }) {
  const { t } = useLanguage();
  const calls = useDeskCalls();
  const { view, filters, page } = desk;
  const question = { tab, view, filters, page };
  const list = useSWR<RequestPage, unknown>(['list', question], () => calls.list(question));
  if (list.data === undefined) return <LoadState answer={list} />;
  const { requests, pages } = list.data;
  if (requests.length === 0) {
    if (tab === 'find') {
      const about = t(`prayerDesk.viewAbout.${view}`);
      return <EmptyState title={t(`prayerDesk.noneIn.${view}`)} text={about} action={null} />;
    }
    const title = activeFilterCount(filters) > 0 ? t('prayerDesk.emptyFiltered') : t(`prayerDesk.none.${tab}`);
    return <EmptyState title={title} text={t('prayerDesk.noneAbout')} action={null} />;
  }
  return (
    <Stack $gap={4}>
      <ListHeading>{tab === 'find' ? t(`prayerDesk.view.${view}`) : t(`prayerDesk.list.${tab}`)}</ListHeading>
      {tab === 'spam' ? <Small>{t('prayerDesk.spamAbout')}</Small> : null}
      <RequestRows requests={requests} desk={desk} />
      <Pages desk={desk} page={list.data.page} pages={pages} />
    </Stack>
  );
}
