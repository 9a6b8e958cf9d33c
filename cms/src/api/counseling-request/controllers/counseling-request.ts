import type { Core } from '@strapi/strapi';
import * as yup from 'yup';
import { receiveSubmission } from '../../../requests';
import { submissionMessages } from '../../submission/contract';
import { counselingRequestMessages, counselingRequestSchema } from '../contract';

const counselingRequest = {
  uid: 'api::counseling-request.counseling-request',
  referencePrefix: 'M',
  schema: counselingRequestSchema(yup),
  messages: { ...submissionMessages, ...counselingRequestMessages },
} as const;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  create: receiveSubmission(strapi, counselingRequest),
});
