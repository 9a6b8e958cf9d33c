import { requestSchema, type RequestFields, type RequestOf } from './request-fields';
import type { YupModule } from './submission';

/** Says if the team may use the number: somebody at home might answer or read messages. */
export const phoneSafeties = ['yes', 'no', 'ask-first'] as const;
export type PhoneSafety = (typeof phoneSafeties)[number];

export const counselingRequestPath = '/api/counseling-requests';

export const counselingRequestFields = {
  firstName: { kind: 'name', required: 'submission.firstName.required' },
  lastName: { kind: 'name', required: 'submission.lastName.required' },
  email: { kind: 'email', required: 'submission.email.invalid' },
  phone: { kind: 'phone', required: 'counselingRequest.phone.required' },
  // May be missing in a request that a member enters; the desk then shows that nobody asked.
  phoneSafety: {
    kind: 'option',
    options: phoneSafeties,
    invalid: 'counselingRequest.phoneSafety.invalid',
    // The safe answer.
    initial: 'ask-first',
    encrypted: true,
  },
  counselingFor: { kind: 'text', required: 'counselingRequest.counselingFor.tooShort' },
} as const satisfies RequestFields;

export const counselingRequestSchema = (yup: YupModule) => requestSchema(yup, counselingRequestFields);

export type CounselingRequest = RequestOf<typeof counselingRequestFields>;
