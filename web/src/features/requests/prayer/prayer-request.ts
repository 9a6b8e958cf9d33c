import { prayerRequestFields, prayerRequestPath, type PrayerRequest } from '@contracts/prayer-request';
import { prayerRequestMessages } from '@contracts/submission-messages';
import { paths } from '../../../lib/paths';
import { defineRequest, deriveForm, type FormValues } from '../form/define-request';

export type PrayerRequestValues = FormValues<typeof prayerRequestFields> & { humanCheck: string };

const form = deriveForm(prayerRequestFields);

export const prayerRequest = defineRequest<PrayerRequestValues, PrayerRequest>({
  ...form,
  id: 'prayer-request',
  textPrefix: 'prayerRequest',
  path: prayerRequestPath,
  page: paths.prayer,
  initialValues: { ...form.initialValues, humanCheck: '' },
  fields: [...form.fields, 'humanCheck'],
  text: 'prayerRequest',
  localField: 'humanCheck',
  // The sum is checked once everything else is valid, because a wrong answer brings another sum.
  validate: ({ humanCheck }): Record<string, string> =>
    humanCheck.trim() === '' ? { humanCheck: 'submission.humanCheck.required' } : {},
  messages: prayerRequestMessages,
});
