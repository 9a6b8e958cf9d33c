import {
  emailCases,
  longTextCases,
  nameCases,
  optionalCases,
  phoneCases,
  type SubmissionCase,
} from './submission.cases';

export const validContactRequest = {
  firstName: 'Ana',
  lastName: 'Pérez',
  email: 'ana@example.com',
  phoneNumber: '123-456-7890',
  notes: 'I would like to know more about the gospel.',
};

const invalidEmail = 'submission.email.invalid';

export const contactRequestCases: readonly SubmissionCase[] = [
  { name: 'everything filled in', payload: validContactRequest, errors: [] },
  {
    name: 'an empty body names every field at once',
    payload: {},
    errors: [
      ['firstName', 'submission.firstName.required'],
      ['lastName', 'submission.lastName.required'],
      ['email', invalidEmail],
    ],
  },
  ...nameCases(validContactRequest, 'firstName'),
  ...nameCases(validContactRequest, 'lastName'),
  ...emailCases(validContactRequest, invalidEmail),
  ...phoneCases(validContactRequest, 'phoneNumber'),
  ...optionalCases(validContactRequest, 'phoneNumber'),
  ...longTextCases(validContactRequest, 'notes'),
  ...optionalCases(validContactRequest, 'notes'),
];
