import { prayerRequestSchema, type PrayerRequest } from '@contracts/prayer-request';
import { mixed, object } from 'yup';
import { schemaErrors } from '../form/schema-errors';
import type { PrayerRequestValues } from './prayer-request-values';

const schema = prayerRequestSchema({ mixed, object });

/** Message keys by field. Whether the sum is right is told only when all else is well: a wrong one brings another. */
export async function prayerRequestErrors(values: PrayerRequestValues): Promise<Readonly<Record<string, string>>> {
  const errors = await schemaErrors(schema, values);
  return values.humanCheck.trim() === '' ? { ...errors, humanCheck: 'submission.humanCheck.required' } : errors;
}

/** The request as the contract has it, or an exception: only what was found valid is sent. */
export function prayerRequestOf(values: PrayerRequestValues): PrayerRequest {
  const request = schema.validateSync(values, { stripUnknown: true });
  return { ...request, phoneNumber: request.phoneNumber ?? '' };
}
