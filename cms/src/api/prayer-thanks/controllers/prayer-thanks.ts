import type { Core } from '@strapi/strapi';
import * as yup from 'yup';
import { prayerRequestExists, receiveSubmission, storeThanks } from '../../../requests';
import { prayerThanksSchema } from '../contract';
import { prayerThanksMessages, submissionMessages } from '../../submission-messages/contract';

const prayerThanks = {
  form: 'prayer-thanks',
  store: storeThanks,
  subjectExists: prayerRequestExists,
  schema: prayerThanksSchema(yup),
  messages: { ...submissionMessages, ...prayerThanksMessages },
} as const;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  create: receiveSubmission(strapi, prayerThanks),
});
