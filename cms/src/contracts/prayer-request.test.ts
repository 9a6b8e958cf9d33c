import * as yup from 'yup';
import { expect, test } from 'vitest';
import { refusalsOf } from '../lib/read-fields';
import { prayerRequestSchema } from './prayer-request';
import { prayerRequestCases } from './prayer-request.cases';

test.each(prayerRequestCases)('$name', ({ payload, errors }) => {
  expect(refusalsOf(prayerRequestSchema(yup), payload)).toEqual(errors);
});
