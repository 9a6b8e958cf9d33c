import { choiceCases, longTextCases, type SubmissionCase } from './submission.cases';

export const validPrayerThanks = {
  reference: 'P-7KQ4-M2XD',
  thanks: 'My mother came home from the hospital on Monday. Thank you!',
  mayBeShared: true,
};

const invalid = 'prayerThanks.reference.invalid';
const tooShort = 'prayerThanks.thanks.tooShort';

export const prayerThanksCases: readonly SubmissionCase[] = [
  { name: 'everything filled in', payload: validPrayerThanks, errors: [] },
  {
    name: 'an empty body names every field at once',
    payload: {},
    errors: [
      ['reference', invalid],
      ['thanks', tooShort],
    ],
  },
  ...[
    'p-7kq4-m2xd',
    ' P7KQ4M2XD ',
    'P 7KQ4 M2XD',
    'P–7KQ4–M2XD',
    'P-OOIL-0011',
    '7kq4 m2xd',
    'PKQ4-M2XD',
    '“P-7KQ4-M2XD”.',
  ].map((reference) => ({
    name: `reference: accepts ${reference}`,
    payload: { ...validPrayerThanks, reference },
    errors: [],
  })),
  ...['', ' ', 'C-7KQ4-M2XD', 'P-7KQ4-M2X', 'P-7KQ4-M2XDD', 'P-7KQ4-M2XU', 'healing', null, 7, ['P-7KQ4-M2XD'], {}].map(
    (reference) => ({
      name: `reference: refuses ${JSON.stringify(reference)}`,
      payload: { ...validPrayerThanks, reference },
      errors: [['reference', invalid] as const],
    }),
  ),
  ...longTextCases(validPrayerThanks, 'thanks', tooShort),
  ...choiceCases(validPrayerThanks, 'mayBeShared'),
];
