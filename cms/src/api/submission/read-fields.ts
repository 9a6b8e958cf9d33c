import { errors } from '@strapi/utils';
import type { AnyObjectSchema } from 'yup';
import { refusalsOf } from './refusals';

export type Fields = Record<string, string | boolean | null>;

/** The form's own fields as they are stored: trimmed, nothing besides, and null for what was left out or blank. */
export function readFields(
  schema: AnyObjectSchema,
  messages: Readonly<Record<string, string>>,
  body: Readonly<Record<string, unknown>>,
): Fields {
  const refusals = refusalsOf(schema, body);
  if (refusals.length > 0) {
    const details = refusals.map(([field, key]) => ({
      path: [field],
      message: messages[key] ?? key,
      name: 'ValidationError',
    }));
    throw new errors.ValidationError(details.map(({ message }) => message).join('. '), { errors: details });
  }
  const accepted = schema.cast(body, { stripUnknown: true }) as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(schema.fields).map((field) => {
      const value = accepted[field];
      return [field, typeof value === 'boolean' || (typeof value === 'string' && value !== '') ? value : null];
    }),
  );
}
