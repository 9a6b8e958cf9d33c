import type { Core } from '@strapi/strapi';

export type SubmissionSettings = {
  /** Keys the digests of addresses and bodies, so that a copy of the database gives neither away. */
  secret: string;
  /** Stored requests of any kind from one address within ten minutes. */
  perAddress: number;
  /** Stored requests of any kind from everybody within an hour. */
  perHour: number;
};

export function submissionSettings(strapi: Core.Strapi): SubmissionSettings {
  const settings: SubmissionSettings = strapi.config.get('submissions');
  if (settings.secret === '') {
    throw new Error('SUBMISSION_SECRET is not set: without it no request can be taken');
  }
  return settings;
}
