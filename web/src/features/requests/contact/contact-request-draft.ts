import type { SubmissionReceipt } from '@contracts/submission';
import { say } from '../../../i18n/say';
import { createDraft, type Draft } from '../form/draft';
import { createResender, type Resender } from '../form/resender';
import { showToast } from '../../../ui/toast/toast-store';
import { createContactRequestSubmitter, type ContactRequestSubmitter } from './contact-request-submitter';
import { emptyContactRequest, type ContactRequestValues, type ContactVariant } from './contact-request-values';

type LeftForm = {
  readonly draft: Draft<ContactRequestValues>;
  readonly submitter: ContactRequestSubmitter;
  readonly resender: Resender<SubmissionReceipt>;
};

/** Whoever comes back to a page that was left open finds it there. */
const toastMs = 3_600_000;

const leftForms = new Map<ContactVariant, LeftForm>();

/** The form as its visitor left it. What was sent from it and is sent again goes out under the same key. */
export function leftContactForm(variant: ContactVariant): LeftForm {
  const known = leftForms.get(variant);
  if (known) return known;
  const draft = createDraft(emptyContactRequest);
  const form = { draft, submitter: createContactRequestSubmitter(), resender: createResenderOf(draft) };
  leftForms.set(variant, form);
  return form;
}

/** What becomes of it while the form is not on the page is told by a toast. */
function createResenderOf(draft: Draft<ContactRequestValues>): Resender<SubmissionReceipt> {
  return createResender({
    sent: ({ reference }, isChanged) => {
      if (!isChanged) draft.keep(emptyContactRequest);
      showToast({
        title: say('contactRequest.sent'),
        text: say('submission.resent', { reference }),
        duration: toastMs,
      });
    },
    refused: () => {
      showToast({
        variant: 'destructive',
        title: say('submission.failed'),
        text: `${say('contactRequest.failed')} ${say('submission.resent.refused')}`,
        duration: toastMs,
      });
    },
  });
}
