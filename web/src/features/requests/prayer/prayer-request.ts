import { prayerRequestPath, prayerRequestSchema, type PrayerRequest } from '@contracts/prayer-request';
import { prayerRequestMessages } from '@contracts/submission-messages';
import { mixed, object } from 'yup';
import { paths } from '../../../lib/paths';
import { defineRequest } from '../form/define-request';

export type PrayerRequestValues = {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  prayerType: string;
  prayerRequest: string;
  confidential: boolean;
  contactMe: boolean;
  humanCheck: string;
  subject: string;
};

const schema = prayerRequestSchema({ mixed, object });

export const prayerRequest = defineRequest<PrayerRequestValues, PrayerRequest>({
  id: 'prayer-request',
  textPrefix: 'prayerRequest',
  path: prayerRequestPath,
  page: paths.prayer,
  initialValues: {
    firstName: '',
    lastName: '',
    email: '',
    phoneNumber: '',
    prayerType: '',
    prayerRequest: '',
    confidential: false,
    contactMe: false,
    humanCheck: '',
    subject: '',
  },
  fields: [
    'firstName',
    'lastName',
    'email',
    'phoneNumber',
    'prayerType',
    'prayerRequest',
    'confidential',
    'contactMe',
    'humanCheck',
  ],
  text: 'prayerRequest',
  localField: 'humanCheck',
  schema,
  // Whether the sum is right is checked once everything else is valid, because a wrong answer brings another sum.
  validate: ({ humanCheck }): Record<string, string> =>
    humanCheck.trim() === '' ? { humanCheck: 'submission.humanCheck.required' } : {},
  messages: prayerRequestMessages,
  toBody: (values) => {
    const body = schema.validateSync(values, { stripUnknown: true });
    return { ...body, phoneNumber: body.phoneNumber ?? '' };
  },
});
