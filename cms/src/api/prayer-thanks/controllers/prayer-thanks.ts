import * as yup from 'yup';
import { storeThanks, submissionController } from '../../../requests';
import { prayerThanksSchema } from '../contract';
import { prayerThanksMessages, submissionMessages } from '../../submission-messages/contract';

export default submissionController({
  form: 'prayer-thanks',
  store: storeThanks,
  namesRequest: true,
  schema: prayerThanksSchema(yup),
  messages: { ...submissionMessages, ...prayerThanksMessages },
});
