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
 * The fields of a contact request, checked alike in the browser and on the server. The form of the gospel
 * presentation and the general contact form send the same call.
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

/** POST /api/contact-requests; what is optional in the form may be left out. */
export type ContactRequestBody = Omit<ContactRequest, 'phoneNumber' | 'notes'> &
  Partial<Pick<ContactRequest, 'phoneNumber' | 'notes'>> &
  SubmissionExtras;
