import { Box, Flex, Typography } from '@strapi/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { closedStatuses, type OpenRequest, type Team } from '../../api/prayer-desk/contract';
import { useTexts } from '../translations/use-texts';
import { DeskButton } from './desk-button';
import { FailureNotice } from './failure-notice';
import { PrayBar } from './pray-bar';
import { ContactWays } from './contact-ways';
import { isUnsaved } from './request-edits';
import { RequestFollowUp } from './request-follow-up';
import { RequestNotes } from './request-notes';
import { RequestWords } from './request-words';
import { useDeskTexts } from './use-desk-texts';
import { type OpenedRequest, useOpenedRequest } from './use-opened-request';

const Columns = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.6rem;
  align-items: start;
  ${({ theme }) => theme.breakpoints.large} {
    grid-template-columns: minmax(0, 1fr) 38rem;
    gap: 2.4rem;
  }
  /* The keyboard of a phone leaves little room: what one writes in comes before what one presses. */
  &:has(textarea:focus) [data-desk-bar] {
    @media (max-width: 767px) {
      display: none;
    }
  }
`;

function Release({ opened }: { opened: OpenedRequest }) {
  const text = useTexts();
  const outcome = opened.outcome?.doing === 'release' ? opened.outcome : undefined;
  if (!opened.request.quarantined) {
    return (
      <Typography role="status" textColor="success700">
        {outcome?.result === 'done' ? text('desk.released') : ''}
      </Typography>
    );
  }
  return (
    <Flex direction="column" alignItems="start" gap={3}>
      <DeskButton size="L" aria-disabled={opened.busy !== undefined} onClick={() => void opened.release()}>
        {text('desk.release')}
      </DeskButton>
      {outcome?.result === 'failed' ? <FailureNotice cause={outcome.cause} during="sending" /> : null}
    </Flex>
  );
}

function SmallPrint({ request }: { request: OpenRequest }) {
  const text = useTexts();
  const { day } = useDeskTexts();
  const isClosed = closedStatuses.some((status) => status === request.status);
  return (
    <Flex direction="column" alignItems="start" gap={1}>
      <Typography variant="pi" textColor="neutral600">
        {`${text('desk.reference')}: ${request.reference}`}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {text(isClosed ? 'desk.deleted-on-closed' : 'desk.deleted-on', { day: day(request.deletedOn) })}
      </Typography>
    </Flex>
  );
}

type Props = {
  read: OpenRequest;
  team: Team | undefined;
  focused: boolean;
  draft: string;
  onDraft: (draft: string) => void;
  remaining?: number | undefined;
  onNext: () => void;
};

export function RequestView({ read, team, focused, draft, onDraft, remaining, onNext }: Props) {
  const headingId = useId();
  const opened = useOpenedRequest(read);
  const { request } = opened;
  return (
    <Columns aria-labelledby={headingId}>
      <Box background="neutral0" hasRadius shadow="tableShadow" padding={{ initial: 4, medium: 8 }}>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <RequestWords request={request} headingId={headingId} focused={focused} />
          <ContactWays request={request} />
          {read.quarantined ? <Release opened={opened} /> : null}
          {request.kind === 'prayer' && !request.quarantined ? (
            <PrayBar
              opened={opened}
              hasUnsaved={draft.trim() !== '' || isUnsaved(opened.edits, request)}
              remaining={remaining}
              onNext={onNext}
            />
          ) : null}
        </Flex>
      </Box>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Box background="neutral0" hasRadius shadow="tableShadow" padding={{ initial: 4, medium: 6 }}>
          <RequestFollowUp opened={opened} team={team} />
        </Box>
        <Box background="neutral0" hasRadius shadow="tableShadow" padding={{ initial: 4, medium: 6 }}>
          <RequestNotes opened={opened} draft={draft} onDraft={onDraft} />
        </Box>
        <SmallPrint request={request} />
      </Flex>
    </Columns>
  );
}
