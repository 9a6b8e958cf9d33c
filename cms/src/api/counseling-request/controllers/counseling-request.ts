import * as yup from 'yup';
import { storeRequest, submissionController } from '../../../requests';
import { counselingRequestSchema } from '../contract';
import { submissionMessages, counselingRequestMessages } from '../../submission-messages/contract';

export default submissionController({
  form: 'api::counseling-request.counseling-request',
  store: storeRequest('api::counseling-request.counseling-request'),
  schema: counselingRequestSchema(yup),
  messages: { ...submissionMessages, ...counselingRequestMessages },
});
