import { createDraft, type Draft } from '../../lib/submission/draft';
import { createContactRequestSubmitter, type ContactRequestSubmitter } from './api/contact-request-submitter';
import { emptyContactRequest, type ContactRequestValues, type ContactVariant } from './contact-request-values';

type LeftForm = { readonly draft: Draft<ContactRequestValues>; readonly submitter: ContactRequestSubmitter };

const leftForms = new Map<ContactVariant, LeftForm>();

/** The form as its visitor left it. What was sent from it and is sent again goes out under the same key. */
export function leftContactForm(variant: ContactVariant): LeftForm {
  const known = leftForms.get(variant);
  if (known) return known;
  const form = { draft: createDraft(emptyContactRequest), submitter: createContactRequestSubmitter() };
  leftForms.set(variant, form);
  return form;
}
