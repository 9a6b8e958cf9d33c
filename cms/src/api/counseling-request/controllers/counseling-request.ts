import type { Core } from '@strapi/strapi';
import * as yup from 'yup';
import { receiveSubmission } from '../../../requests';
import { counselingRequestSchema } from '../contract';
import { submissionMessages, counselingRequestMessages } from '../../submission-messages/contract';

const counselingRequest = {
  uid: 'api::counseling-request.counseling-request',
  referencePrefix: 'M',
  schema: counselingRequestSchema(yup),
  messages: { ...submissionMessages, ...counselingRequestMessages },
} as const;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  create: receiveSubmission(strapi, counselingRequest),
});
