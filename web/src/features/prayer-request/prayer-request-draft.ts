import type { SubmissionReceipt } from '@contracts/submission';
import { translateNow } from '../../i18n/language-provider';
import { createDraft, type Draft } from '../../lib/submission/draft';
import { createResender, type Resender } from '../../lib/submission/resender';
import { showToast } from '../../ui/toast/toast-store';
import { createPrayerRequestSubmitter, type PrayerRequestSubmitter } from './api/prayer-request-submitter';
import { emptyPrayerRequest, type PrayerRequestValues } from './prayer-request-values';

type LeftForm = {
  readonly draft: Draft<PrayerRequestValues>;
  readonly submitter: PrayerRequestSubmitter;
  readonly resender: Resender<SubmissionReceipt>;
};

/** Whoever comes back to a page that was left open finds it there. */
export const toastMs = 3_600_000;

let leftForm: LeftForm | undefined;

/** The form as its visitor left it. What was sent from it and is sent again goes out under the same key. */
export function leftPrayerForm(): LeftForm {
  if (leftForm) return leftForm;
  const draft = createDraftWithoutAnswer();
  leftForm = { draft, submitter: createPrayerRequestSubmitter(), resender: createResenderOf(draft) };
  return leftForm;
}

/** The next human check is another sum. */
function createDraftWithoutAnswer(): Draft<PrayerRequestValues> {
  const draft = createDraft(emptyPrayerRequest);
  return { ...draft, keep: (values) => draft.keep({ ...values, humanCheck: '' }) };
}

/** What becomes of it while the form is not on the page is told by a toast. */
function createResenderOf(draft: Draft<PrayerRequestValues>): Resender<SubmissionReceipt> {
  return createResender({
    sent: ({ reference }, isChanged) => {
      if (!isChanged) draft.keep(emptyPrayerRequest);
      showToast({
        title: translateNow('prayerRequest.sent'),
        text: translateNow('submission.resent', { reference }),
        duration: toastMs,
      });
    },
    refused: () => {
      showToast({
        variant: 'destructive',
        title: translateNow('submission.failed'),
        text: `${translateNow('prayerRequest.failed')} ${translateNow('submission.resent.refused')}`,
        duration: toastMs,
      });
    },
  });
}
