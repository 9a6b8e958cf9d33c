import type { Core } from '@strapi/strapi';
import * as yup from 'yup';
import { receiveSubmission, storeThanks } from '../../../requests';
import { prayerThanksSchema } from '../contract';
import { prayerThanksMessages, submissionMessages } from '../../submission-messages/contract';

const prayerThanks = {
  form: 'prayer-thanks',
  store: storeThanks,
  namesRequest: true,
  schema: prayerThanksSchema(yup),
  messages: { ...submissionMessages, ...prayerThanksMessages },
} as const;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  create: receiveSubmission(strapi, prayerThanks),
});
