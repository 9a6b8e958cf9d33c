import type { Core } from '@strapi/strapi';
import * as yup from 'yup';
import { receiveSubmission, storeRequest } from '../../../requests';
import { submissionMessages } from '../../submission-messages/contract';
import { contactRequestSchema } from '../contract';

const contactRequest = {
  form: 'api::contact-request.contact-request',
  store: storeRequest('api::contact-request.contact-request'),
  schema: contactRequestSchema(yup),
  messages: submissionMessages,
} as const;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  create: receiveSubmission(strapi, contactRequest),
});
