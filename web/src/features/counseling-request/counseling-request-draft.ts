import type { SubmissionReceipt } from '@contracts/submission';
import { translateNow } from '../../i18n/language-provider';
import { createDraft, type Draft } from '../../lib/submission/draft';
import { createResender, type Resender } from '../../lib/submission/resender';
import { showToast } from '../../ui/toast/toast-store';
import { createCounselingRequestSubmitter, type CounselingRequestSubmitter } from './api/counseling-request-submitter';
import { emptyCounselingRequest, type CounselingRequestValues } from './counseling-request-values';

type LeftForm = {
  readonly draft: Draft<CounselingRequestValues>;
  readonly submitter: CounselingRequestSubmitter;
  readonly resender: Resender<SubmissionReceipt>;
};

/** Whoever comes back to a page that was left open finds it there. */
const toastMs = 3_600_000;

let leftForm: LeftForm | undefined;

/** The form as its visitor left it. What was sent from it and is sent again goes out under the same key. */
export function leftCounselingForm(): LeftForm {
  if (leftForm) return leftForm;
  const draft = createDraft(emptyCounselingRequest);
  leftForm = { draft, submitter: createCounselingRequestSubmitter(), resender: createResenderOf(draft) };
  return leftForm;
}

/** What becomes of it while the form is not on the page is told by a toast. */
function createResenderOf(draft: Draft<CounselingRequestValues>): Resender<SubmissionReceipt> {
  return createResender({
    sent: ({ reference }, isChanged) => {
      if (!isChanged) draft.keep(emptyCounselingRequest);
      showToast({
        title: translateNow('counselingRequest.sent'),
        text: translateNow('submission.resent', { reference }),
        duration: toastMs,
      });
    },
    refused: () => {
      showToast({
        variant: 'destructive',
        title: translateNow('submission.failed'),
        text: `${translateNow('counselingRequest.failed')} ${translateNow('submission.resent.refused')}`,
        duration: toastMs,
      });
    },
  });
}
