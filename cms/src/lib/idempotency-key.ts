import { errors } from '@strapi/utils';
import { dayMs } from '../api/day/contract';

/** A call that is repeated later than this acts again. */
export const idempotencyKeyLifetimeMs = dayMs;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The content of the header Idempotency-Key: optional, but it must be a UUID. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !uuid.test(header)) {
    throw new errors.ValidationError('Idempotency-Key must be a UUID');
  }
  return header.toLowerCase();
}
