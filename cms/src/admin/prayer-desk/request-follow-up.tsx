import { Flex, Typography } from '@strapi/design-system';
import { statusesOf, type Team } from '../../api/prayer-desk/contract';
import { useTexts } from '../translations/use-texts';
import { ChoiceField } from './choice-field';
import { ClaimControl } from './claim-control';
import { ConflictNotice } from './conflict-notice';
import { DayField } from './day-field';
import { DeskButton } from './desk-button';
import { FailureNotice } from './failure-notice';
import { isUnsaved } from './request-edits';
import type { OpenedRequest } from './use-opened-request';

/** Possible assignees; the current one is included even if the account no longer works. */
function membersFor({ request }: OpenedRequest, team: Team | undefined) {
  const members = (team?.members ?? []).filter((member) => member.readsConfidential || !request.confidential);
  const { assignee } = request;
  const isListed = assignee === null || members.some(({ id }) => id === assignee.id);
  return isListed ? members : [...members, assignee];
}

/** A request's status, who it is assigned to, and when to follow up. */
export function RequestFollowUp({ opened, team }: { opened: OpenedRequest; team: Team | undefined }) {
  const text = useTexts();
  const { request, edits, outcome, busy } = opened;
  const unsaved = isUnsaved(edits, request);
  const assigneeId = edits.assigneeId === undefined ? (request.assignee?.id ?? null) : edits.assigneeId;
  const ofChange = outcome?.doing === 'change' ? outcome : undefined;
  return (
    <Flex tag="section" aria-labelledby="desk-follow-up" direction="column" alignItems="stretch" gap={4}>
      <Flex gap={3} justifyContent="space-between" alignItems="baseline">
        <Typography id="desk-follow-up" tag="h3" variant="delta" fontWeight="bold" textColor="neutral800">
          {text('desk.follow-up-title')}
        </Typography>
        <Typography role="status" textColor="success700">
          {ofChange?.result === 'done' ? text('desk.saved') : ''}
        </Typography>
      </Flex>
      {request.kind === 'prayer' ? <ClaimControl opened={opened} team={team} /> : null}
      {ofChange?.result === 'conflict' ? (
        <ConflictNotice
          now={request}
          differences={ofChange.differences}
          onMine={() => void opened.save()}
          onTheirs={opened.forgetEdits}
        />
      ) : null}
      <Flex gap={3} wrap="wrap" alignItems="end">
        <ChoiceField
          label={text('desk.status')}
          value={edits.status ?? request.status}
          options={statusesOf(request.kind).map((value) => ({ value, text: text(`desk.status.${value}`) }))}
          onChoose={(status) => opened.edit({ status })}
        />
        {request.kind === 'prayer' ? null : (
          <ChoiceField
            label={text('desk.assignee')}
            value={assigneeId === null ? '' : String(assigneeId)}
            options={[
              { value: '', text: text('desk.assignee-nobody') },
              ...membersFor(opened, team).map(({ id, name }) => ({ value: String(id), text: name })),
            ]}
            onChoose={(chosen) => opened.edit({ assigneeId: chosen === '' ? null : Number(chosen) })}
          />
        )}
        <DayField
          label={text('desk.follow-up-on')}
          value={edits.followUpOn === undefined ? request.followUpOn : edits.followUpOn}
          onChoose={(followUpOn) => opened.edit({ followUpOn })}
        />
      </Flex>
      {ofChange?.result === 'failed' ? <FailureNotice cause={ofChange.cause} during="sending" /> : null}
      {unsaved && ofChange?.result !== 'conflict' ? (
        <div>
          <DeskButton size="L" aria-disabled={busy !== undefined} onClick={() => void opened.save()}>
            {text('desk.save')}
          </DeskButton>
        </div>
      ) : null}
    </Flex>
  );
}
