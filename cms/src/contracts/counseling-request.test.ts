import * as yup from 'yup';
import { expect, test } from 'vitest';
import { refusalsOf } from '../lib/read-fields';
import { counselingRequestSchema } from './counseling-request';
import { counselingRequestCases } from './counseling-request.cases';

test.each(counselingRequestCases)('$name', ({ payload, errors }) => {
  expect(refusalsOf(counselingRequestSchema(yup), payload)).toEqual(errors);
});
