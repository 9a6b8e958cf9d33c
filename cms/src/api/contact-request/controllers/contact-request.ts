import type { Core } from '@strapi/strapi';
import * as yup from 'yup';
import { receiveSubmission } from '../../../requests';
import { submissionMessages } from '../../submission-messages/contract';
import { contactRequestSchema } from '../contract';

const contactRequest = {
  uid: 'api::contact-request.contact-request',
  referencePrefix: 'C',
  schema: contactRequestSchema(yup),
  messages: submissionMessages,
} as const;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  create: receiveSubmission(strapi, contactRequest),
});
