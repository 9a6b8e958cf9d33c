import type { SubmissionReceipt } from '@contracts/submission';
import { say } from '../../../i18n/say';
import { createDraft, type Draft } from '../form/draft';
import { createResender, type Resender } from '../form/resender';
import { showToast } from '../../../ui/toast/toast-store';
import { createCounselingRequestSubmitter, type CounselingRequestSubmitter } from './counseling-request-submitter';
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
        title: say('counselingRequest.sent'),
        text: say('submission.resent', { reference }),
        duration: toastMs,
      });
    },
    refused: () => {
      showToast({
        variant: 'destructive',
        title: say('submission.failed'),
        text: `${say('counselingRequest.failed')} ${say('submission.resent.refused')}`,
        duration: toastMs,
      });
    },
  });
}
