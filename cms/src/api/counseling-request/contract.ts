import { email, longText, name, requiredPhone, type SubmissionExtras, type YupModule } from '../submission/contract';

export const counselingRequestPath = '/api/counseling-requests';

export const counselingRequestMessages = {
  'counselingRequest.phone.required': 'Phone number is required',
  'counselingRequest.counselingFor.tooShort':
    'Please provide at least 10 characters describing what you need counseling for',
} as const;

export type CounselingRequestMessageKey = keyof typeof counselingRequestMessages;

/** The fields of a counseling request, checked alike in the browser and on the server. */
export function counselingRequestSchema(yup: YupModule) {
  return yup.object({
    firstName: name(yup, 'submission.firstName.required'),
    lastName: name(yup, 'submission.lastName.required'),
    email: email(yup, 'submission.email.invalid'),
    phone: requiredPhone(yup, 'counselingRequest.phone.required' satisfies CounselingRequestMessageKey),
    counselingFor: longText(yup, 'counselingRequest.counselingFor.tooShort' satisfies CounselingRequestMessageKey),
  });
}

export type CounselingRequest = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  counselingFor: string;
};

/** POST /api/counseling-requests */
export type CounselingRequestBody = CounselingRequest & SubmissionExtras;
