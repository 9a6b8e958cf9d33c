import type { Core } from '@strapi/strapi';
import * as yup from 'yup';
import { receiveSubmission, storeRequest } from '../../../requests';
import { counselingRequestSchema } from '../contract';
import { submissionMessages, counselingRequestMessages } from '../../submission-messages/contract';

const counselingRequest = {
  form: 'api::counseling-request.counseling-request',
  store: storeRequest('api::counseling-request.counseling-request'),
  schema: counselingRequestSchema(yup),
  messages: { ...submissionMessages, ...counselingRequestMessages },
} as const;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  create: receiveSubmission(strapi, counselingRequest),
});
