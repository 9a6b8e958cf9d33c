import type { OpenRequest } from '@contracts/prayer-desk';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { Stack } from '../../../ui/layout';
import { Small } from '../../../ui/text';
import { type FailureCause, failureOf } from '../call-failure';
import { useDeskCalls } from '../desk-calls';
import { ConfirmedButton } from '../../../ui/confirmed-button';
import { FailureNotice } from '../failure-notice';
import { Done } from '../marks';
import { useDeskWords } from '../use-desk-words';
import type { OpenedRequest } from '../use-opened-request';
import { useRescuedFocus } from '../focus';

type SpamControlsProps = {
  opened: OpenedRequest;
  onAnswer: (now: OpenRequest) => void;
  onDeleted: () => void;
};

export function SpamControls({ opened, onAnswer, onDeleted }: SpamControlsProps) {
  const { t } = useLanguage();
  const { day } = useDeskWords();
  const calls = useDeskCalls();
  const [isDeleting, setIsDeleting] = useState(false);
  const [failure, setFailure] = useState<FailureCause | 'conflict'>();
  const { request } = opened;
  const outcome = opened.outcome?.doing === 'release' ? opened.outcome : undefined;
  const said = useRescuedFocus<HTMLParagraphElement>(request.spam ? undefined : true);
  const isBusy = isDeleting || opened.busy !== undefined;

  async function remove(): Promise<void> {
    if (isBusy) return;
    setIsDeleting(true);
    setFailure(undefined);
    try {
      await calls.deleteSpam(request);
      onDeleted();
    } catch (error) {
      const failed = failureOf(error);
      setFailure(failed.cause);
      if (failed.cause === 'conflict') onAnswer(failed.now);
    } finally {
      setIsDeleting(false);
    }
  }

  if (!request.spam) {
    return (
      <Done ref={said} tabIndex={-1}>
        {failure === 'conflict' ? t('deskSpam.notDeleted') : outcome?.result === 'done' ? t('deskSpam.released') : ''}
      </Done>
    );
  }
  return (
    <Stack $gap={3}>
      <div>
        <Small>{t('deskSpam.why')}</Small>
        <p>{t(`deskSpam.reason.${request.spamReason ?? 'unknown'}`)}</p>
      </div>
      <Button aria-disabled={isBusy} onClick={() => void opened.release()}>
        {t('deskSpam.release')}
      </Button>
      <ConfirmedButton
        label={t('deskSpam.delete')}
        question={t('deskSpam.deleteAbout', { day: day(request.deletedOn) })}
        cancel={t('deskSpam.keep')}
        confirm={t('deskSpam.deleteForGood')}
        isBusy={isBusy}
        onConfirm={() => void remove()}
      />
      {outcome?.result === 'failed' ? <FailureNotice cause={outcome.cause} during="sending" /> : null}
      {failure === undefined || failure === 'conflict' ? null : <FailureNotice cause={failure} during="sending" />}
    </Stack>
  );
}
