import { prayerRequestSchema } from '@contracts/prayer-request';
import { expect, test } from 'vitest';
import * as yup from 'yup';
import { prayerRequestCases } from '../../../../../cms/src/api/prayer-request/contract.cases';
import { schemaErrors } from '../form/schema-errors';

test.each(prayerRequestCases)('$name', async ({ payload, errors }) => {
  expect(await schemaErrors(prayerRequestSchema(yup), payload)).toEqual(Object.fromEntries(errors));
});
