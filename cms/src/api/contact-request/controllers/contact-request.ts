import * as yup from 'yup';
import { storeRequest, submissionController } from '../../../requests';
import { submissionMessages } from '../../submission-messages/contract';
import { contactRequestSchema } from '../contract';

export default submissionController({
  form: 'api::contact-request.contact-request',
  store: storeRequest('api::contact-request.contact-request'),
  schema: contactRequestSchema(yup),
  messages: submissionMessages,
});
