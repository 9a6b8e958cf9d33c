import type { Core } from '@strapi/strapi';
import * as yup from 'yup';
import { receiveSubmission, storeRequest } from '../../../requests';
import { prayerRequestSchema } from '../contract';
import { submissionMessages, prayerRequestMessages } from '../../submission-messages/contract';

const prayerRequest = {
  form: 'api::prayer-request.prayer-request',
  store: storeRequest('api::prayer-request.prayer-request'),
  schema: prayerRequestSchema(yup),
  messages: { ...submissionMessages, ...prayerRequestMessages },
} as const;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  create: receiveSubmission(strapi, prayerRequest),
});
