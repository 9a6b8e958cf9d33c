import * as yup from 'yup';
import { storeRequest, submissionController } from '../../../requests';
import { prayerRequestSchema } from '../contract';
import { submissionMessages, prayerRequestMessages } from '../../submission-messages/contract';

export default submissionController({
  form: 'api::prayer-request.prayer-request',
  store: storeRequest('api::prayer-request.prayer-request'),
  schema: prayerRequestSchema(yup),
  messages: { ...submissionMessages, ...prayerRequestMessages },
});
