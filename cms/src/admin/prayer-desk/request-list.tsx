import { Box, Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTexts } from '../translations/use-texts';
import { type Desk, deskSearch, activeFilterCount, type Tab } from './desk-address';
import { ListedRequest } from './listed-request';
import { LoadState } from './load-state';
import { useDeskRequestsQuery } from './prayer-desk-api';
import { EmptyState } from './empty-state';
import { useFocusOnArrival } from './use-focus-on-arrival';

const List = styled.ul`
  li + li {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
`;

const Title = styled(Typography)`
  outline: none;
`;

const PageLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 4.4rem;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.primary700};
`;

function Pages({ desk, page, pages }: { desk: Desk; page: number; pages: number }) {
  const text = useTexts();
  if (pages < 2) return null;
  return (
    <Flex tag="nav" aria-label={text('desk.pages')} gap={4} justifyContent="space-between" wrap="wrap">
      {page > 1 ? (
        <PageLink to={deskSearch({ ...desk, page: page - 1 })}>{text('desk.page-before')}</PageLink>
      ) : (
        <span />
      )}
      <Typography textColor="neutral600">{text('desk.page', { page, pages })}</Typography>
      {page < pages ? (
        <PageLink to={deskSearch({ ...desk, page: page + 1 })}>{text('desk.page-after')}</PageLink>
      ) : (
        <span />
      )}
    </Flex>
  );
}

type Props = { tab: Exclude<Tab, 'prayer'>; desk: Desk; focused: boolean };

export function RequestList({ tab, desk, focused }: Props) {
  const text = useTexts();
  const heading = useFocusOnArrival(focused);
  const { data, error, refetch } = useDeskRequestsQuery(
    { tab, filters: desk.filters, page: desk.page },
    { refetchOnMountOrArgChange: true },
  );
  if (data === undefined) return <LoadState error={error} onAgain={() => void refetch()} />;
  if (data.requests.length === 0) {
    const title = activeFilterCount(desk.filters) > 0 ? 'desk.empty-filtered' : (`desk.none.${tab}` as const);
    return <EmptyState title={text(title)} about={text('desk.none-about')} focused={focused} />;
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Title ref={heading} tabIndex={-1} tag="h2" variant="beta" textColor="neutral800">
        {text(`desk.list.${tab}`)}
      </Title>
      {tab === 'quarantine' ? <Typography textColor="neutral600">{text('desk.quarantine-about')}</Typography> : null}
      <Box background="neutral0" hasRadius shadow="tableShadow" overflow="hidden">
        <List>
          {data.requests.map((request) => (
            <li key={`${request.kind} ${request.reference}`}>
              <ListedRequest
                request={request}
                showKind={tab === 'quarantine'}
                to={deskSearch({ ...desk, opened: { kind: request.kind, reference: request.reference } })}
              />
            </li>
          ))}
        </List>
      </Box>
      <Pages desk={desk} page={data.page} pages={data.pages} />
    </Flex>
  );
}
