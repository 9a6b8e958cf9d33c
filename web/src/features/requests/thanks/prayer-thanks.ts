import { prayerThanksPath, prayerThanksSchema, type PrayerThanks } from '@contracts/prayer-thanks';
import { prayerThanksMessages } from '@contracts/submission-messages';
import { mixed, object } from 'yup';
import { paths } from '../../../lib/paths';
import { defineRequest } from '../form/define-request';

type PrayerThanksValues = { reference: string; thanks: string; mayBeShared: boolean; subject: string };

const schema = prayerThanksSchema({ mixed, object });

export const prayerThanks = defineRequest<PrayerThanksValues, PrayerThanks>({
  id: 'prayer-thanks',
  textPrefix: 'prayerThanks',
  path: prayerThanksPath,
  page: paths.prayerThanks,
  initialValues: { reference: '', thanks: '', mayBeShared: false, subject: '' },
  text: 'thanks',
  fields: ['reference', 'thanks', 'mayBeShared'],
  schema,
  messages: prayerThanksMessages,
  toBody: (values) => schema.validateSync(values, { stripUnknown: true }),
});
