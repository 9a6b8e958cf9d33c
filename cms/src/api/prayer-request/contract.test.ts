import * as yup from 'yup';
import { expect, test } from 'vitest';
import { refusalsOf } from '../../requests/intake/read-fields';
import { prayerRequestSchema } from './contract';
import { prayerRequestCases } from './contract.cases';

test.each(prayerRequestCases)('$name', ({ payload, errors }) => {
  expect(refusalsOf(prayerRequestSchema(yup), payload)).toEqual(errors);
});
