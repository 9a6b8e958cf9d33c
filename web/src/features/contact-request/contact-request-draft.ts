import type { SubmissionReceipt } from '@contracts/submission';
import { translateNow } from '../../i18n/language-provider';
import { createDraft, type Draft } from '../../lib/submission/draft';
import { createResender, type Resender } from '../../lib/submission/resender';
import { showToast } from '../../ui/toast/toast-store';
import { createContactRequestSubmitter, type ContactRequestSubmitter } from './api/contact-request-submitter';
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
        title: translateNow('contactRequest.sent'),
        text: translateNow('submission.resent', { reference }),
        duration: toastMs,
      });
    },
    refused: () => {
      showToast({
        variant: 'destructive',
        title: translateNow('submission.failed'),
        text: `${translateNow('contactRequest.failed')} ${translateNow('submission.resent.refused')}`,
        duration: toastMs,
      });
    },
  });
}
