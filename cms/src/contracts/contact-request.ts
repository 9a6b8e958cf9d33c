import { requestSchema, type RequestFields, type RequestOf } from './request-fields';
import type { YupModule } from './submission';

export const contactRequestPath = '/api/contact-requests';

/** The gospel presentation sends all of them, the contact page all but the phone number. */
export const contactRequestFields = {
  firstName: { kind: 'name', required: 'submission.firstName.required' },
  lastName: { kind: 'name', required: 'submission.lastName.required' },
  email: { kind: 'email', required: 'submission.email.invalid' },
  phoneNumber: { kind: 'phone' },
  notes: { kind: 'text' },
} as const satisfies RequestFields;

export const contactRequestSchema = (yup: YupModule) => requestSchema(yup, contactRequestFields);

export type ContactRequest = RequestOf<typeof contactRequestFields>;
