import { emailCases, longTextCases, nameCases, phoneCases, type SubmissionCase } from './submission.cases';

export const validCounselingRequest = {
  firstName: 'Ana',
  lastName: 'Pérez',
  email: 'ana@example.com',
  phone: '123-456-7890',
  phoneSafety: 'ask-first',
  counselingFor: 'We would like help to listen to each other.',
};

const phoneRequired = 'counselingRequest.phone.required';
const tooShort = 'counselingRequest.counselingFor.tooShort';
const invalidEmail = 'submission.email.invalid';

export const counselingRequestCases: readonly SubmissionCase[] = [
  { name: 'everything filled in', payload: validCounselingRequest, errors: [] },
  {
    name: 'an empty body names every field at once',
    payload: {},
    errors: [
      ['firstName', 'submission.firstName.required'],
      ['lastName', 'submission.lastName.required'],
      ['email', invalidEmail],
      ['phone', phoneRequired],
      ['counselingFor', tooShort],
    ],
  },
  ...nameCases(validCounselingRequest, 'firstName'),
  ...nameCases(validCounselingRequest, 'lastName'),
  ...emailCases(validCounselingRequest, invalidEmail),
  ...phoneCases(validCounselingRequest, 'phone'),
  ...['', '  ', null, undefined].map((phone) => ({
    name: `phone: refuses ${String(phone === '' ? 'an empty text' : phone)}`,
    payload: { ...validCounselingRequest, phone },
    errors: [['phone', phoneRequired] as const],
  })),
  ...['yes', 'no', 'ask-first', undefined, null].map((phoneSafety) => ({
    name: `phoneSafety: accepts ${phoneSafety}`,
    payload: { ...validCounselingRequest, phoneSafety },
    errors: [],
  })),
  ...['', 'maybe', 'Yes', true, 1, ['yes']].map((phoneSafety) => ({
    name: `phoneSafety: refuses ${JSON.stringify(phoneSafety)}`,
    payload: { ...validCounselingRequest, phoneSafety },
    errors: [['phoneSafety', 'counselingRequest.phoneSafety.invalid'] as const],
  })),
  ...longTextCases(validCounselingRequest, 'counselingFor', tooShort),
];
