import { counselingRequestSchema } from '@contracts/counseling-request';
import { expect, test } from 'vitest';
import * as yup from 'yup';
import { counselingRequestCases } from '../../../../../cms/src/api/counseling-request/contract.cases';
import { schemaErrors } from '../form/schema-errors';

test.each(counselingRequestCases)('$name', async ({ payload, errors }) => {
  expect(await schemaErrors(counselingRequestSchema(yup), payload)).toEqual(Object.fromEntries(errors));
});
