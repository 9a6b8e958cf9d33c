import { Flex, Typography } from '@strapi/design-system';
import { ChevronRight } from '@strapi/icons';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ListedRequest as Listed } from '../../api/prayer-desk/contract';
import { useTexts } from '../translations/use-texts';
import { dayOf, followUpState } from './age';
import { Mark } from './mark';
import { useDeskTexts } from './use-desk-texts';

const Row = styled(Link)<{ $overdue: boolean }>`
  display: flex;
  align-items: center;
  gap: 1.2rem;
  min-height: 6.4rem;
  padding: 1.2rem 1.6rem;
  text-decoration: none;
  border-left: 3px solid ${({ theme, $overdue }) => ($overdue ? theme.colors.danger600 : 'transparent')};
  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
  svg {
    flex: none;
  }
  span {
    text-wrap: pretty;
  }
`;

/** A request in a list, without confidential fields. */
export function ListedRequest({ request, to, showKind }: { request: Listed; to: string; showKind: boolean }) {
  const text = useTexts();
  const { ago, day } = useDeskTexts();
  const { kind, reference, language, receivedAt, status, urgent, confidential, assignee, followUpOn } = request;
  const due = followUpState(request, dayOf(new Date()));
  const dueText = {
    none: undefined,
    today: text('desk.due-today'),
    later: text('desk.due', { day: day(followUpOn ?? '1970-01-01') }),
    overdue: text('desk.overdue', { day: day(followUpOn ?? '1970-01-01') }),
  }[due];
  const isDue = due === 'overdue' || due === 'today';
  const facts = [
    ...(showKind ? [text(`desk.kind.${kind}`)] : []),
    text('desk.received', { age: ago(receivedAt) }),
    text(`desk.language.${language}`),
    assignee === null ? text('desk.given-to-nobody') : text('desk.given-to', { name: assignee.name }),
  ];
  return (
    <Row to={to} $overdue={isDue}>
      <Flex direction="column" alignItems="start" gap={1} flex="1" minWidth={0}>
        <Flex gap={2} wrap="wrap" alignItems="center">
          <Typography fontWeight="bold" textColor="neutral800">
            {reference}
          </Typography>
          <Mark $as={status === 'new' ? 'new' : 'plain'}>{text(`desk.status.${status}`)}</Mark>
          {urgent ? <Mark $as="urgent">{text('desk.urgent')}</Mark> : null}
          {confidential ? <Mark>{text('desk.confidential')}</Mark> : null}
        </Flex>
        <Typography variant="pi" textColor="neutral600">
          {facts.join(' · ')}
        </Typography>
        {dueText === undefined ? null : (
          <Typography variant="pi" fontWeight="bold" textColor={isDue ? 'danger600' : 'neutral800'}>
            {dueText}
          </Typography>
        )}
      </Flex>
      <ChevronRight aria-hidden fill="neutral500" />
    </Row>
  );
}
