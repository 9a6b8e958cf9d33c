import type { OpenRequest } from '@contracts/prayer-desk';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { Cluster, Stack } from '../../../ui/layout';
import { Small } from '../../../ui/text';
import { type FailureCause, failureOf } from '../call-failure';
import { useDeskCalls } from '../desk-calls';
import { FailureNotice } from '../failure-notice';
import { Done } from '../marks';
import { useDeskWords } from '../use-desk-words';
import type { OpenedRequest } from '../use-opened-request';

type SpamControlsProps = {
  opened: OpenedRequest;
  onAnswer: (now: OpenRequest) => void;
  onDeleted: () => void;
};

/** Why a request is in spam, and the ways out of it: back to the others, or deleted. */
export function SpamControls({ opened, onAnswer, onDeleted }: SpamControlsProps) {
  const { t } = useLanguage();
  const calls = useDeskCalls();
  const [isDeleting, setIsDeleting] = useState(false);
  const [failure, setFailure] = useState<FailureCause | 'conflict'>();
  const { request } = opened;
  const outcome = opened.outcome?.doing === 'release' ? opened.outcome : undefined;
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

  if (!request.quarantined) {
    return (
      <Done>
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
      <DeleteButton isBusy={isBusy} deletedOn={request.deletedOn} onDelete={() => void remove()} />
      {outcome?.result === 'failed' ? <FailureNotice cause={outcome.cause} during="sending" /> : null}
      {failure === undefined || failure === 'conflict' ? null : <FailureNotice cause={failure} during="sending" />}
    </Stack>
  );
}

type DeleteButtonProps = { isBusy: boolean; deletedOn: string; onDelete: () => void };

/** Deletes on the second press: what is gone cannot be undone. */
function DeleteButton({ isBusy, deletedOn, onDelete }: DeleteButtonProps) {
  const { t } = useLanguage();
  const { day } = useDeskWords();
  const [isAsking, setIsAsking] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  if (!isAsking) {
    return (
      <Button $variant="quiet" aria-disabled={isBusy} onClick={() => setIsAsking(true)}>
        {t('deskSpam.delete')}
      </Button>
    );
  }
  return (
    <>
      <p ref={question} tabIndex={-1}>
        {t('deskSpam.deleteAbout', { day: day(deletedOn) })}
      </p>
      <Cluster $gap={3}>
        <Button $variant="quiet" onClick={() => setIsAsking(false)}>
          {t('deskSpam.keep')}
        </Button>
        <Button $variant="quiet" aria-disabled={isBusy} onClick={onDelete}>
          {t('deskSpam.deleteForGood')}
        </Button>
      </Cluster>
    </>
  );
}
