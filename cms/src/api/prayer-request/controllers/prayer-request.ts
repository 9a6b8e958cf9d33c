import type { Core } from '@strapi/strapi';
import * as yup from 'yup';
import { receiveSubmission } from '../../../requests';
import { prayerRequestSchema } from '../contract';
import { submissionMessages, prayerRequestMessages } from '../../submission-messages/contract';

const prayerRequest = {
  uid: 'api::prayer-request.prayer-request',
  referencePrefix: 'P',
  schema: prayerRequestSchema(yup),
  messages: { ...submissionMessages, ...prayerRequestMessages },
} as const;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  create: receiveSubmission(strapi, prayerRequest),
});
