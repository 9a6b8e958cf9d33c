import type { Core } from '@strapi/strapi';

export type SubmissionSettings = {
  /** The key of address and body digests, so that a copy of the database reveals neither. */
  secret: string;
  perAddress: number;
  perHour: number;
};

export function submissionSettings(strapi: Core.Strapi): SubmissionSettings {
  const settings: SubmissionSettings = strapi.config.get('site.submissions');
  if (settings.secret === '') {
    throw new Error('SUBMISSION_SECRET is not set: without it no request can be taken');
  }
  return settings;
}
