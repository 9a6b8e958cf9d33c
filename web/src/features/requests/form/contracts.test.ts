import { contactRequestSchema } from '@contracts/contact-request';
import { counselingRequestSchema } from '@contracts/counseling-request';
import { prayerRequestSchema } from '@contracts/prayer-request';
import { prayerThanksSchema } from '@contracts/prayer-thanks';
import { yupToFormErrors } from 'formik';
import { describe, expect, test } from 'vitest';
import * as yup from 'yup';
import { formatPhone } from '../../../ui/form/phone-mask';
import { contactRequestCases } from '../../../../../cms/src/contracts/contact-request.cases';
import { counselingRequestCases } from '../../../../../cms/src/contracts/counseling-request.cases';
import { prayerRequestCases } from '../../../../../cms/src/contracts/prayer-request.cases';
import { prayerThanksCases } from '../../../../../cms/src/contracts/prayer-thanks.cases';

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

describe('without the mask, the server stores the number that the field would have made of', () => {
  const stored = (phoneNumber: string): unknown => contactRequestSchema(yup).cast({ phoneNumber }, { assert: false });
  test.each([
    ['1-212-555-0147', '212-555-0147'],
    ['1 (212) 555-0147', '212-555-0147'],
    ['(030) 012 3456', '030-012-3456'],
    ['212–555–0147', '212-555-0147'],
    ['00 92 300 1234567', '+923001234567'],
    ['001-212-555-0147', '+12125550147'],
    ['+۹۲ ۳۰۰ ۱۲۳۴۵۶۷', '+923001234567'],
  ])('"%s": %s', (written, number) => {
    expect(stored(written)).toMatchObject({ phoneNumber: number });
    expect(stored(formatPhone(written))).toMatchObject({ phoneNumber: number });
  });

  test.each(['0300 1234567', '923001234567', '212-555-0147 x12', '555-0147, 555-0148', '+92 300 1234567 x1'])(
    '"%s": none, because both refuse it',
    async (written) => {
      expect(await errorsOf({ phoneNumber: written }, contactRequestSchema(yup))).toHaveProperty('phoneNumber');
      expect(await errorsOf({ phoneNumber: formatPhone(written) }, contactRequestSchema(yup))).toHaveProperty(
        'phoneNumber',
      );
    },
  );
});
