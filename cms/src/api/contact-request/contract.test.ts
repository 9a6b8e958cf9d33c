import * as yup from 'yup';
import { expect, test } from 'vitest';
import { refusalsOf } from '../../requests/intake/read-fields';
import { contactRequestSchema } from './contract';
import { contactRequestCases } from './contract.cases';

test.each(contactRequestCases)('$name', ({ payload, errors }) => {
  expect(refusalsOf(contactRequestSchema(yup), payload)).toEqual(errors);
});
