import {
  email,
  limits,
  name,
  optionalText,
  phone,
  type SubmissionExtras,
  type YupModule,
} from '../submission/contract';

export const contactRequestPath = '/api/contact-requests';

/**
 * Validated the same way in the browser and on the server; the gospel presentation and the contact page both send it.
 */
export function contactRequestSchema(yup: YupModule) {
  return yup.object({
    firstName: name(yup, 'submission.firstName.required'),
    lastName: name(yup, 'submission.lastName.required'),
    email: email(yup, 'submission.email.invalid'),
    phoneNumber: phone(yup),
    notes: optionalText(yup, limits.longText),
  });
}

export type ContactRequest = {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  notes: string;
};

/** POST /api/contact-requests; fields that are optional in the form may be omitted. */
export type ContactRequestBody = Omit<ContactRequest, 'phoneNumber' | 'notes'> &
  Partial<Pick<ContactRequest, 'phoneNumber' | 'notes'>> &
  SubmissionExtras;
