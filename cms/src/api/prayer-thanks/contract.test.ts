import * as yup from 'yup';
import { expect, test } from 'vitest';
import { refusalsOf } from '../../requests/intake/read-fields';
import { prayerThanksSchema } from './contract';
import { prayerThanksCases } from './contract.cases';

test.each(prayerThanksCases)('$name', ({ payload, errors }) => {
  expect(refusalsOf(prayerThanksSchema(yup), payload)).toEqual(errors);
});

test.each(['p7kq4m2xd', ' P 7KQ4 M2XD', 'P–7KQ4–M2XD'])('%s is read as the reference that it is', (reference) => {
  const thanks = { reference, thanks: 'She is at home again.', mayBeShared: false };
  expect(prayerThanksSchema(yup).cast(thanks)).toMatchObject({ reference: 'P-7KQ4-M2XD' });
});
