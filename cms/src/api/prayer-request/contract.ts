import { email, limits, name, phone, text, type SubmissionExtras, type YupModule } from '../submission/contract';

export const prayerTypes = ['healing', 'family', 'financial', 'spiritual', 'guidance', 'other'] as const;
export type PrayerType = (typeof prayerTypes)[number];

export const prayerRequestPath = '/api/prayer-requests';

export const prayerRequestMessages = {
  'prayerRequest.email.invalid':
    'Please enter a valid email address with @ and domain (example: name@example.com)',
  'prayerRequest.prayerType.required': 'Please select a prayer request type',
  'prayerRequest.prayerRequest.tooShort': 'Please provide at least 10 characters for your prayer request',
} as const;

/** The fields of a prayer request, checked alike in the browser and on the server. */
export function prayerRequestSchema(yup: YupModule) {
  return yup.object({
    firstName: name(yup, 'submission.firstName.required'),
    lastName: name(yup, 'submission.lastName.required'),
    email: email(yup, 'prayerRequest.email.invalid'),
    phoneNumber: phone(yup),
    prayerType: yup
      .string()
      .required('prayerRequest.prayerType.required')
      .oneOf(prayerTypes, 'prayerRequest.prayerType.required'),
    prayerRequest: text(yup, limits.longText, 'submission.longText.tooLong')
      .required('prayerRequest.prayerRequest.tooShort')
      .test(
        'min',
        'prayerRequest.prayerRequest.tooShort',
        (value) => !value || Array.from(value).length >= limits.longTextMinimum,
      ),
    confidential: yup.boolean().default(false),
    contactMe: yup.boolean().default(false),
  });
}

export type PrayerRequest = {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  prayerType: PrayerType;
  prayerRequest: string;
  confidential: boolean;
  contactMe: boolean;
};

/** POST /api/prayer-requests */
export type PrayerRequestBody = PrayerRequest & SubmissionExtras;
