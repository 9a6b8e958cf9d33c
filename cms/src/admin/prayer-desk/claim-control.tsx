import { Flex, Typography } from '@strapi/design-system';
import { HandHeart } from '@strapi/icons';
import type { Team } from '../../api/prayer-desk/contract';
import { useTexts } from '../translations/use-texts';
import { DeskButton } from './desk-button';
import { FailureNotice } from './failure-notice';
import type { OpenedRequest } from './use-opened-request';

/** So that exactly one member calls the person. */
export function ClaimControl({ opened, team }: { opened: OpenedRequest; team: Team | undefined }) {
  const text = useTexts();
  const { assignee } = opened.request;
  const isMine = assignee !== null && assignee.id === team?.me.id;
  const outcome = opened.outcome?.doing === 'claim' ? opened.outcome : undefined;
  const who =
    assignee === null
      ? text('desk.claimed-by-nobody')
      : isMine
        ? text('desk.claimed-by-me')
        : text('desk.claimed-by', { name: assignee.name });
  return (
    <Flex direction="column" alignItems="start" gap={3}>
      <Typography role="status" textColor="neutral800">
        {outcome?.result === 'conflict' ? `${text('desk.conflict-claim')} ${who}` : who}
      </Typography>
      {assignee === null || isMine ? (
        <DeskButton
          size="L"
          variant={isMine ? 'tertiary' : 'secondary'}
          startIcon={isMine ? undefined : <HandHeart />}
          aria-disabled={opened.busy !== undefined}
          onClick={() => void opened.claim(isMine ? 'back' : 'take')}
        >
          {text(isMine ? 'desk.claim-back' : 'desk.claim')}
        </DeskButton>
      ) : null}
      {outcome?.result === 'failed' ? <FailureNotice cause={outcome.cause} during="sending" /> : null}
    </Flex>
  );
}
