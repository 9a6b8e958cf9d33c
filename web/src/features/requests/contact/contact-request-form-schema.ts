import { contactRequestSchema, type ContactRequest } from '@contracts/contact-request';
import { mixed, object } from 'yup';
import { schemaErrors } from '../form/schema-errors';
import type { ContactRequestValues } from './contact-request-values';

const schema = contactRequestSchema({ mixed, object });

/** Message keys by field. */
export function contactRequestErrors(values: ContactRequestValues): Promise<Readonly<Record<string, string>>> {
  return schemaErrors(schema, values);
}

/** The request as the contract has it, or an exception: only what was found valid is sent. */
export function contactRequestOf(values: ContactRequestValues): ContactRequest {
  const request = schema.validateSync(values, { stripUnknown: true });
  return { ...request, phoneNumber: request.phoneNumber ?? '', notes: request.notes ?? '' };
}
