import {
  choiceCases,
  emailCases,
  longTextCases,
  nameCases,
  optionalCases,
  phoneCases,
  type SubmissionCase,
} from './submission.cases';
import { prayerTypes } from './prayer-request';

export const validPrayerRequest = {
  firstName: 'Ana',
  lastName: 'Pérez',
  email: 'ana@example.com',
  phoneNumber: '123-456-7890',
  prayerType: 'healing',
  prayerRequest: 'Please pray for my mother, who is ill.',
  confidential: false,
  contactMe: true,
};

const typeRequired = 'prayerRequest.prayerType.required';
const tooShort = 'prayerRequest.prayerRequest.tooShort';
const invalidEmail = 'prayerRequest.email.invalid';

export const prayerRequestCases: readonly SubmissionCase[] = [
  { name: 'everything filled in', payload: validPrayerRequest, errors: [] },
  {
    name: 'an empty body names every field at once',
    payload: {},
    errors: [
      ['firstName', 'submission.firstName.required'],
      ['lastName', 'submission.lastName.required'],
      ['email', invalidEmail],
      ['prayerType', typeRequired],
      ['prayerRequest', tooShort],
    ],
  },
  ...nameCases(validPrayerRequest, 'firstName'),
  ...nameCases(validPrayerRequest, 'lastName'),
  ...emailCases(validPrayerRequest, invalidEmail),
  ...phoneCases(validPrayerRequest, 'phoneNumber'),
  ...optionalCases(validPrayerRequest, 'phoneNumber'),
  ...longTextCases(validPrayerRequest, 'prayerRequest', tooShort),
  ...choiceCases(validPrayerRequest, 'confidential'),
  ...choiceCases(validPrayerRequest, 'contactMe'),
  ...prayerTypes.map((prayerType) => ({
    name: `prayerType: accepts ${prayerType}`,
    payload: { ...validPrayerRequest, prayerType },
    errors: [],
  })),
  ...['', 'Healing', 'deliverance', 'toString', null, 1, ['healing'], { toString: 1 }].map((prayerType) => ({
    name: `prayerType: refuses ${JSON.stringify(prayerType)}`,
    payload: { ...validPrayerRequest, prayerType },
    errors: [['prayerType', typeRequired] as const],
  })),
];
