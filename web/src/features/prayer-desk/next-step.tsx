import { nextStepLimit } from '@contracts/prayer-desk';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { ScriptedForm } from '../../ui/form/scripted-form';
import { TextAreaField } from '../../ui/form/text-area-field';
import { TextField } from '../../ui/form/text-field';
import { Cluster, Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { color, space } from '../../ui/theme/theme';
import { ConflictNotice } from './conflict-notice';
import { FailureNotice } from './failure-notice';
import { hasUnsavedStep } from './request-edits';
import { Undo } from './undo';
import { useDeskWords } from './use-desk-words';
import { useFocusOnArrival } from '../../lib/focus-after-change';
import type { OpenedRequest } from './use-opened-request';

const fieldId = 'desk-next-step-text';

const Frame = styled(Stack)`
  padding: ${space[3]} ${space[4]};
  border-inline-start: 4px solid ${color.accent};
  background: ${color.surfaceInset};
`;

const Step = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export function NextStep({ opened }: { opened: OpenedRequest }) {
  const [isEditing, setIsEditing] = useState(false);
  const [hasClosed, setHasClosed] = useState(false);
  const { request, draft } = opened;
  const close = () => {
    setIsEditing(false);
    setHasClosed(true);
  };
  return (
    <Frame as="section" $gap={3} aria-labelledby="desk-next-step">
      {isEditing || hasUnsavedStep(draft.edits, request) ? (
        <EditedStep opened={opened} focused={isEditing} onClose={close} />
      ) : (
        <PlannedStep opened={opened} focused={hasClosed} onEdit={() => setIsEditing(true)} />
      )}
    </Frame>
  );
}

type PlannedStepProps = { opened: OpenedRequest; focused: boolean; onEdit: () => void };

function PlannedStep({ opened, focused, onEdit }: PlannedStepProps) {
  const { t } = useLanguage();
  const heading = useFocusOnArrival(focused);
  const { day } = useDeskWords();
  const { nextStep, followUpOn } = opened.request;
  return (
    <>
      <h3 id="desk-next-step" ref={heading} tabIndex={-1}>
        {t('deskNextStep.title')}
      </h3>
      <div>
        {nextStep === null ? <p>{t('deskNextStep.none')}</p> : <Step>{nextStep}</Step>}
        {followUpOn === null ? null : <Small>{t('deskNextStep.onDay', { day: day(followUpOn) })}</Small>}
      </div>
      <div>
        <Button $variant="quiet" onClick={onEdit}>
          {t(nextStep === null ? 'deskNextStep.plan' : 'deskNextStep.change')}
        </Button>
      </div>
      <Undo opened={opened} doing="step" done={t('prayerDesk.saved')} />
    </>
  );
}

type EditedStepProps = { opened: OpenedRequest; focused: boolean; onClose: () => void };

function EditedStep({ opened, focused, onClose }: EditedStepProps) {
  const { t } = useLanguage();
  useEffect(() => {
    if (focused) document.getElementById(fieldId)?.focus();
  }, [focused]);
  const { request, busy, values } = opened;
  const outcome = opened.outcome?.doing === 'step' ? opened.outcome : undefined;
  const text = values.nextStep ?? '';
  const isLong = Array.from(text.trim()).length > nextStepLimit;

  function cancel(): void {
    opened.edit({ nextStep: request.nextStep, followUpOn: request.followUpOn });
    onClose();
  }

  async function save(): Promise<void> {
    if (isLong) document.getElementById(fieldId)?.focus();
    else if (!hasUnsavedStep(opened.draft.edits, request) || (await opened.save('step'))) onClose();
  }

  return (
    <ScriptedForm onSubmit={() => void save()}>
      <Stack $gap={3}>
        <h3 id="desk-next-step">{t('deskNextStep.title')}</h3>
        {outcome?.result === 'conflict' ? (
          <ConflictNotice
            now={request}
            differences={outcome.differences}
            onMine={() => void save()}
            onTheirs={() => {
              opened.forgetEdits();
              onClose();
            }}
          />
        ) : null}
        <TextAreaField
          id={fieldId}
          label={t('deskNextStep.text')}
          autoComplete="off"
          value={text}
          onChange={(written) => opened.edit({ nextStep: written.trim() === '' ? null : written })}
          error={isLong ? t('prayerDesk.noteLong', { count: nextStepLimit }) : undefined}
        />
        <TextField
          id="desk-next-step-day"
          type="date"
          label={t('prayerDesk.followUpOn')}
          value={values.followUpOn ?? ''}
          onChange={(day) => opened.edit({ followUpOn: day === '' ? null : day })}
        />
        <FailureNotice error={outcome?.error} during="sending" />
        {outcome?.result === 'conflict' ? null : (
          <Cluster $gap={3}>
            <Button type="submit" aria-disabled={busy !== undefined}>
              {t('prayerDesk.save')}
            </Button>
            <Button type="button" $variant="quiet" onClick={cancel}>
              {t('words.cancel')}
            </Button>
          </Cluster>
        )}
      </Stack>
    </ScriptedForm>
  );
}
