import type { Core } from '@strapi/strapi';

/** How long before its deletion the team is warned of an unanswered request; long enough for a vacation. */
export const warningDays = 30;

/** Days that spam is stored; the daily mail tells the team how much there is. */
export const spamDays = 30;

export type RetentionSettings = {
  /** Days that a request is stored after it was answered or archived. */
  afterClosingDays: number;
  /** Days that any request is stored after it was received. */
  longestDays: number;
  /** How often due requests are looked for. */
  checkEveryMs: number;
};

export function retentionSettings(strapi: Core.Strapi): RetentionSettings {
  return strapi.config.get('retention');
}
