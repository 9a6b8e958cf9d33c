import * as yup from 'yup';
import { expect, test } from 'vitest';
import { refusalsOf } from '../lib/read-fields';
import { prayerThanksSchema } from './prayer-thanks';
import { prayerThanksCases } from './prayer-thanks.cases';

test.each(prayerThanksCases)('$name', ({ payload, errors }) => {
  expect(refusalsOf(prayerThanksSchema(yup), payload)).toEqual(errors);
});

test.each(['p7kq4m2xd', ' P 7KQ4 M2XD', 'P–7KQ4–M2XD', '7kq4-m2xd', '7KQ4M2XD.'])(
  '%s is read as the reference that it is',
  (reference) => {
    const thanks = { reference, thanks: 'She is at home again.', mayBeShared: false };
    expect(prayerThanksSchema(yup).cast(thanks)).toMatchObject({ reference: 'P-7KQ4-M2XD' });
  },
);
