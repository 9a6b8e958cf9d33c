import { contactRequestSchema } from '@contracts/contact-request';
import { expect, test } from 'vitest';
import * as yup from 'yup';
import { contactRequestCases } from '../../../../../cms/src/api/contact-request/contract.cases';
import { schemaErrors } from '../form/schema-errors';

test.each(contactRequestCases)('$name', async ({ payload, errors }) => {
  expect(await schemaErrors(contactRequestSchema(yup), payload)).toEqual(Object.fromEntries(errors));
});
