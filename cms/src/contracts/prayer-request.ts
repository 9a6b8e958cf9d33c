import { requestSchema, type RequestFields, type RequestOf } from './request-fields';
import type { YupModule } from './submission';

export const prayerTypes = ['healing', 'family', 'financial', 'spiritual', 'guidance', 'other'] as const;
export type PrayerType = (typeof prayerTypes)[number];

export const prayerRequestPath = '/api/prayer-requests';

export const prayerRequestFields = {
  firstName: { kind: 'name', required: 'submission.firstName.required' },
  lastName: { kind: 'name', required: 'submission.lastName.required' },
  email: { kind: 'email', required: 'prayerRequest.email.invalid' },
  phoneNumber: { kind: 'phone' },
  prayerType: { kind: 'option', options: prayerTypes, required: 'prayerRequest.prayerType.required' },
  prayerRequest: { kind: 'text', required: 'prayerRequest.prayerRequest.tooShort' },
  confidential: { kind: 'checkbox' },
  contactMe: { kind: 'checkbox' },
} as const satisfies RequestFields;

export const prayerRequestSchema = (yup: YupModule) => requestSchema(yup, prayerRequestFields);

export type PrayerRequest = RequestOf<typeof prayerRequestFields>;
