import * as yup from 'yup';
import { expect, test } from 'vitest';
import { refusalsOf } from '../../requests/intake/read-fields';
import { counselingRequestSchema } from './contract';
import { counselingRequestCases } from './contract.cases';

test.each(counselingRequestCases)('$name', ({ payload, errors }) => {
  expect(refusalsOf(counselingRequestSchema(yup), payload)).toEqual(errors);
});
