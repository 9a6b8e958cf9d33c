import { contactRequestPath, type ContactRequest } from '@contracts/contact-request';
import { createSubmitter, type Submitter } from '../form/submitter';

export type ContactRequestSubmitter = Submitter<ContactRequest>;

/** POST /api/contact-requests */
export function createContactRequestSubmitter(): ContactRequestSubmitter {
  return createSubmitter<ContactRequest>(contactRequestPath);
}
