import * as yup from 'yup';
import { expect, test } from 'vitest';
import { refusalsOf } from '../lib/read-fields';
import { contactRequestSchema } from './contact-request';
import { contactRequestCases } from './contact-request.cases';

test.each(contactRequestCases)('$name', ({ payload, errors }) => {
  expect(refusalsOf(contactRequestSchema(yup), payload)).toEqual(errors);
});
