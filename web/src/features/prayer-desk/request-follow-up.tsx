import { statusesOf, type Team } from '@contracts/prayer-desk';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ClaimControl } from './claim-control';
import { ConflictNotice } from './conflict-notice';
import { ChoiceField, DayField, DeskFields } from './desk-fields';
import { FailureNotice } from './failure-notice';
import { isUnsaved, withoutStep } from './request-edits';
import { Undo } from './undo';
import type { OpenedRequest } from './use-opened-request';

/** Possible assignees; the current one is included even if the account no longer works. */
function membersFor({ request }: OpenedRequest, team: Team | undefined) {
  const members = (team?.members ?? []).filter((member) => member.readsConfidential || !request.confidential);
  const { assignee } = request;
  const isListed = assignee === null || members.some(({ id }) => id === assignee.id);
  return isListed ? members : [...members, assignee];
}

export function RequestFollowUp({ opened, team }: { opened: OpenedRequest; team: Team | undefined }) {
  const { t } = useLanguage();
  const { request, edits, outcome, busy } = opened;
  const unsaved = isUnsaved(withoutStep(edits, request), request);
  const assigneeId = edits.assigneeId === undefined ? (request.assignee?.id ?? null) : edits.assigneeId;
  const ofChange = outcome?.doing === 'change' ? outcome : undefined;
  return (
    <Card as="section" aria-labelledby="desk-follow-up">
      <h3 id="desk-follow-up">{t('prayerDesk.followUpTitle')}</h3>
      {request.kind === 'prayer' ? <ClaimControl opened={opened} team={team} /> : null}
      {ofChange?.result === 'conflict' ? (
        <ConflictNotice
          now={request}
          differences={ofChange.differences}
          onMine={() => void opened.save('change')}
          onTheirs={opened.forgetEdits}
        />
      ) : null}
      <DeskFields>
        <ChoiceField
          label={t('prayerDesk.status')}
          value={edits.status ?? request.status}
          options={statusesOf(request.kind).map((value) => ({ value, label: t(`prayerDesk.status.${value}`) }))}
          onChoose={(status) => opened.edit({ status })}
        />
        {request.kind === 'prayer' ? null : (
          <ChoiceField
            label={t('prayerDesk.assignee')}
            value={assigneeId === null ? '' : String(assigneeId)}
            options={[
              { value: '', label: t('prayerDesk.assigneeNobody') },
              ...membersFor(opened, team).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChoose={(chosen) => opened.edit({ assigneeId: chosen === '' ? null : Number(chosen) })}
          />
        )}
        {request.kind === 'counseling' ? null : (
          <DayField
            label={t('prayerDesk.followUpOn')}
            value={edits.followUpOn === undefined ? request.followUpOn : edits.followUpOn}
            onChoose={(followUpOn) => opened.edit({ followUpOn })}
          />
        )}
      </DeskFields>
      {ofChange?.result === 'failed' ? <FailureNotice cause={ofChange.cause} during="sending" /> : null}
      {unsaved && ofChange?.result !== 'conflict' ? (
        <Button aria-disabled={busy !== undefined} onClick={() => void opened.save('change')}>
          {t('prayerDesk.save')}
        </Button>
      ) : null}
      <Undo opened={opened} doing="change" done={t('prayerDesk.saved')} />
    </Card>
  );
}
