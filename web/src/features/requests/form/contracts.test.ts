import { contactRequestSchema } from '@contracts/contact-request';
import { counselingRequestSchema } from '@contracts/counseling-request';
import { prayerRequestSchema } from '@contracts/prayer-request';
import { prayerThanksSchema } from '@contracts/prayer-thanks';
import { yupToFormErrors } from 'formik';
import { describe, expect, test } from 'vitest';
import * as yup from 'yup';
import { contactRequestCases } from '../../../../../cms/src/api/contact-request/contract.cases';
import { counselingRequestCases } from '../../../../../cms/src/api/counseling-request/contract.cases';
import { prayerRequestCases } from '../../../../../cms/src/api/prayer-request/contract.cases';
import { prayerThanksCases } from '../../../../../cms/src/api/prayer-thanks/contract.cases';

/** As Formik reads them. */
function errorsOf(payload: object, schema: yup.Schema): Promise<unknown> {
  return schema.validate(payload, { abortEarly: false }).then(() => ({}), yupToFormErrors);
}

describe.each([
  ['a prayer request', prayerRequestSchema(yup), prayerRequestCases],
  ['a contact request', contactRequestSchema(yup), contactRequestCases],
  ['a counseling request', counselingRequestSchema(yup), counselingRequestCases],
  ['what happened after a prayer', prayerThanksSchema(yup), prayerThanksCases],
] as const)('the form finds what the server finds in %s', (_, schema, cases) => {
  test.each(cases)('$name', async ({ payload, errors }) => {
    expect(await errorsOf(payload, schema)).toEqual(Object.fromEntries(errors));
  });
});
