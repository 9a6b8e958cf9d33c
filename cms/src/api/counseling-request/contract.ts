import { email, longText, name, requiredPhone, type SubmissionExtras, type YupModule } from '../submission/contract';
import type { CounselingRequestMessageKey } from '../submission-messages/contract';

/** Whether the team may use the number: somebody at home might answer or read messages. */
export const phoneSafeties = ['yes', 'no', 'ask-first'] as const;
export type PhoneSafety = (typeof phoneSafeties)[number];

export const counselingRequestPath = '/api/counseling-requests';

/** `phoneSafety` may be missing in a request that a member enters; the desk then shows that nobody asked. */
export function counselingRequestSchema(yup: YupModule) {
  const notAChoice: CounselingRequestMessageKey = 'counselingRequest.phoneSafety.invalid';
  return yup.object({
    firstName: name(yup, 'submission.firstName.required'),
    lastName: name(yup, 'submission.lastName.required'),
    email: email(yup, 'submission.email.invalid'),
    phone: requiredPhone(yup, 'counselingRequest.phone.required' satisfies CounselingRequestMessageKey),
    phoneSafety: yup
      .mixed((input): input is PhoneSafety => typeof input === 'string')
      .typeError(notAChoice)
      .nullable()
      .oneOf([...phoneSafeties, null], notAChoice),
    counselingFor: longText(yup, 'counselingRequest.counselingFor.tooShort' satisfies CounselingRequestMessageKey),
  });
}

export type CounselingRequest = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  phoneSafety: PhoneSafety;
  counselingFor: string;
};

/** POST /api/counseling-requests */
export type CounselingRequestBody = Omit<CounselingRequest, 'phoneSafety'> &
  Partial<Pick<CounselingRequest, 'phoneSafety'>> &
  SubmissionExtras;
