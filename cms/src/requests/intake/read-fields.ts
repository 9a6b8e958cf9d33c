import { errors } from '@strapi/utils';
import type { AnyObjectSchema } from 'yup';
import { refusalsOf } from './refusals';

export type Fields = Record<string, string | boolean | null>;

/** Yup looks up every key among its fields, including inherited ones such as `constructor`. */
function knownFields(schema: AnyObjectSchema, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(schema.fields)
      .filter((field) => Object.hasOwn(body, field))
      .map((field) => [field, body[field]]),
  );
}

/** The form's fields for storage: trimmed, without unknown ones, and null for missing or blank ones. */
export function readFields(
  schema: AnyObjectSchema,
  messages: Readonly<Record<string, string>>,
  body: Readonly<Record<string, unknown>>,
): Fields {
  const sent = knownFields(schema, body);
  const refusals = refusalsOf(schema, sent);
  if (refusals.length > 0) {
    const details = refusals.map(([field, key]) => ({
      path: [field],
      message: messages[key] ?? key,
      name: 'ValidationError',
    }));
    throw new errors.ValidationError(details.map(({ message }) => message).join('. '), { errors: details });
  }
  const accepted = schema.cast(sent, { stripUnknown: true }) as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(schema.fields).map((field) => {
      const value = accepted[field];
      return [field, typeof value === 'boolean' || (typeof value === 'string' && value !== '') ? value : null];
    }),
  );
}
