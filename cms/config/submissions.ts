import type { Core } from '@strapi/strapi';
import type { SubmissionSettings } from '../src/requests';

function positive(name: string, value: number): number {
  if (!Number.isSafeInteger(value) || value < 1) {
    throw new Error(`${name} must be a whole number of at least 1`);
  }
  return value;
}

export default ({ env }: Core.Config.Shared.ConfigParams): SubmissionSettings => ({
  secret: env('SUBMISSION_SECRET', ''),
  perAddress: positive('SUBMISSIONS_PER_ADDRESS', env.int('SUBMISSIONS_PER_ADDRESS', 10)),
  perHour: positive('SUBMISSIONS_PER_HOUR', env.int('SUBMISSIONS_PER_HOUR', 300)),
});
