import type { Core } from '@strapi/strapi';

/** How long before its deletion the team is warned of an unanswered request: enough for a vacation and an answer. */
export const warningDays = 30;

export type RetentionSettings = {
  /** Days that a request is kept after it was answered or archived. */
  afterClosingDays: number;
  /** Days that any request is kept after it was received. */
  longestDays: number;
  /** How often the program looks for what is due. */
  checkEveryMs: number;
};

export function retentionSettings(strapi: Core.Strapi): RetentionSettings {
  return strapi.config.get('retention');
}
