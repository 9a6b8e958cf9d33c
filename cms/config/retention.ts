import type { Core } from '@strapi/strapi';
import { type RetentionSettings, warningDays } from '../src/requests';

/** A mistyped number must not delete what people confided, so anything doubtful keeps the CMS from starting. */
function days(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > 36_500) {
    throw new Error(`${name} must be a whole number of days, from ${least} to 36500`);
  }
  return value;
}

export default ({ env }: Core.Config.Shared.ConfigParams): RetentionSettings => ({
  afterClosingDays: days('RETENTION_DAYS', env('RETENTION_DAYS', '90'), 1),
  checkEveryMs: 60 * 60_000,
  longestDays: days('RETENTION_MAX_DAYS', env('RETENTION_MAX_DAYS', '365'), warningDays + 1),
});
