import type { Core } from '@strapi/strapi';
import * as yup from 'yup';
import { contactRequestSchema } from '../../../contracts/contact-request';
import { counselingRequestSchema } from '../../../contracts/counseling-request';
import { prayerRequestSchema } from '../../../contracts/prayer-request';
import { prayerThanksSchema } from '../../../contracts/prayer-thanks';
import {
  counselingRequestMessages,
  prayerRequestMessages,
  prayerThanksMessages,
  submissionMessages,
} from '../../../contracts/submission-messages';
import { receiveSubmission, type RequestUid, storeRequest, storeThanks } from '../../../requests';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const request = (uid: RequestUid, schema: yup.AnyObjectSchema, messages = {}) =>
    receiveSubmission(strapi, {
      form: uid,
      store: storeRequest(uid),
      schema,
      messages: { ...submissionMessages, ...messages },
    });

  return {
    prayer: request('api::prayer-request.prayer-request', prayerRequestSchema(yup), prayerRequestMessages),
    contact: request('api::contact-request.contact-request', contactRequestSchema(yup)),
    counseling: request(
      'api::counseling-request.counseling-request',
      counselingRequestSchema(yup),
      counselingRequestMessages,
    ),
    thanks: receiveSubmission(strapi, {
      form: 'prayer-thanks',
      store: storeThanks,
      namesRequest: true,
      schema: prayerThanksSchema(yup),
      messages: { ...submissionMessages, ...prayerThanksMessages },
    }),
  };
};
