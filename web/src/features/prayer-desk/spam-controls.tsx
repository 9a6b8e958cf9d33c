import type { OpenRequest } from '@contracts/prayer-desk';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { failureOf } from './call-failure';
import { useDeskCalls, useDeskMutation } from './desk-calls';
import { ConfirmedButton } from '../../ui/confirmed-button';
import { FailureNotice } from './failure-notice';
import { Done } from './marks';
import { useDeskWords } from './use-desk-words';
import type { OpenedRequest } from './use-opened-request';
import { useFocusOnArrival, useRescuedFocus } from '../../lib/focus-after-change';

type SpamControlsProps = { opened: OpenedRequest; onAnswer: (now: OpenRequest) => void; onDeleted: () => void };

export function SpamControls({ opened, onAnswer, onDeleted }: SpamControlsProps) {
  const { t } = useLanguage();
  const { day } = useDeskWords();
  const calls = useDeskCalls();
  const { request } = opened;
  const outcome = opened.outcome?.doing === 'release' ? opened.outcome : undefined;
  const said = useRescuedFocus<HTMLParagraphElement>(request.spam ? undefined : true);
  const remove = useDeskMutation('deleted', () => calls.deleteSpam(request), {
    onSuccess: onDeleted,
    onError: (error) => {
      const failure = failureOf(error);
      if (failure.cause === 'conflict') onAnswer(failure.now);
    },
  });
  const isBusy = remove.isMutating || opened.busy !== undefined;

  if (!request.spam) {
    return (
      <Done ref={said} tabIndex={-1}>
        {outcome?.result === 'done'
          ? t('deskSpam.released')
          : remove.error !== undefined
            ? t('deskSpam.notDeleted')
            : ''}
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
        onConfirm={() => void remove.trigger()}
      />
      <FailureNotice error={outcome?.error ?? remove.error} during="sending" />
    </Stack>
  );
}

/** Stands in place of a request that was deleted, and takes the focus. */
export function SpamDeleted({ reference }: { reference: string }) {
  const { t } = useLanguage();
  const said = useFocusOnArrival<HTMLParagraphElement>();
  return (
    <Done ref={said} tabIndex={-1}>
      {t('deskSpam.deleted', { reference })}
    </Done>
  );
}
