import { statusesOf, type Team } from '@contracts/prayer-desk';
import { HandHelping } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { FieldPair } from '../../ui/form/form-layout';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import { Stack } from '../../ui/layout';
import { ConflictNotice } from './conflict-notice';
import { FailureNotice } from './failure-notice';
import { useRescuedFocus } from '../../lib/focus-after-change';
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
  const { request, outcome, busy, values } = opened;
  const unsaved = isUnsaved(withoutStep(opened.draft.edits, request), request);
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
      <FieldPair>
        <SelectField
          id="desk-status"
          label={t('prayerDesk.status')}
          value={values.status ?? request.status}
          options={statusesOf(request.kind).map((value) => ({ value, label: t(`prayerDesk.status.${value}`) }))}
          onChange={(status) => opened.edit({ status })}
        />
        {request.kind === 'prayer' ? null : (
          <SelectField
            id="desk-assignee"
            label={t('prayerDesk.assignee')}
            placeholder={t('prayerDesk.assigneeNobody')}
            value={String(values.assigneeId ?? '')}
            options={membersFor(opened, team).map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(chosen) => opened.edit({ assigneeId: chosen === '' ? null : Number(chosen) })}
          />
        )}
        {request.kind === 'counseling' ? null : (
          <TextField
            id="desk-follow-up-on"
            type="date"
            label={t('prayerDesk.followUpOn')}
            value={values.followUpOn ?? ''}
            onChange={(day) => opened.edit({ followUpOn: day === '' ? null : day })}
          />
        )}
      </FieldPair>
      <FailureNotice error={ofChange?.error} during="sending" />
      {unsaved && ofChange?.result !== 'conflict' ? (
        <Button aria-disabled={busy !== undefined} onClick={() => void opened.save('change')}>
          {t('prayerDesk.save')}
        </Button>
      ) : null}
      <Undo opened={opened} doing="change" done={t('prayerDesk.saved')} />
    </Card>
  );
}

/** So that exactly one member calls the person. */
function ClaimControl({ opened, team }: { opened: OpenedRequest; team: Team | undefined }) {
  const { t } = useLanguage();
  const { assignee } = opened.request;
  const isMine = assignee !== null && assignee.id === team?.me.id;
  const outcome = opened.outcome?.doing === 'claim' ? opened.outcome : undefined;
  const said = useRescuedFocus<HTMLParagraphElement>(outcome?.result === 'conflict' ? outcome : undefined);
  const who =
    assignee === null
      ? t('prayerDesk.claimedByNobody')
      : isMine
        ? t('prayerDesk.claimedByMe')
        : t('prayerDesk.claimedBy', { name: assignee.name });
  return (
    <Stack $gap={3}>
      <p ref={said} role="status" tabIndex={-1}>
        {outcome?.result === 'conflict' ? `${t('prayerDesk.conflictClaim')} ${who}` : who}
      </p>
      {assignee === null || isMine ? (
        <Button
          $variant="quiet"
          aria-disabled={opened.busy !== undefined}
          onClick={() => void opened.claim(isMine ? 'back' : 'take')}
        >
          {isMine ? null : <HandHelping aria-hidden size="1.2em" />}
          <span>{isMine ? t('prayerDesk.claimBack') : t('prayerDesk.claim')}</span>
        </Button>
      ) : null}
      <FailureNotice error={outcome?.error} during="sending" />
    </Stack>
  );
}
