import { errors } from '@strapi/utils';
import { idempotencyHeader } from '../../api/submission/contract';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The form's idempotency key: optional, but it must be a UUID. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !uuid.test(header)) {
    throw new errors.ValidationError(`${idempotencyHeader} must be a UUID`);
  }
  return header.toLowerCase();
}
