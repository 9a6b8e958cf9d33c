import { choice, email, longText, name, phone, type SubmissionExtras, type YupModule } from '../submission/contract';
import type { PrayerRequestMessageKey } from '../submission-messages/contract';

export const prayerTypes = ['healing', 'family', 'financial', 'spiritual', 'guidance', 'other'] as const;
export type PrayerType = (typeof prayerTypes)[number];

export const prayerRequestPath = '/api/prayer-requests';

/** The fields of a prayer request, validated the same way in the browser and on the server. */
export function prayerRequestSchema(yup: YupModule) {
  const typeRequired: PrayerRequestMessageKey = 'prayerRequest.prayerType.required';
  return yup.object({
    firstName: name(yup, 'submission.firstName.required'),
    lastName: name(yup, 'submission.lastName.required'),
    email: email(yup, 'prayerRequest.email.invalid' satisfies PrayerRequestMessageKey),
    phoneNumber: phone(yup),
    prayerType: yup
      .mixed((input): input is PrayerType => typeof input === 'string')
      .typeError(typeRequired)
      .required(typeRequired)
      .oneOf(prayerTypes, typeRequired),
    prayerRequest: longText(yup, 'prayerRequest.prayerRequest.tooShort' satisfies PrayerRequestMessageKey),
    confidential: choice(yup),
    contactMe: choice(yup),
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
