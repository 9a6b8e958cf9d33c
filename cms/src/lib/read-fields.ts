import { type AnyObjectSchema, ValidationError } from 'yup';
import { fieldErrors } from './read-contract';

/** The first error of each field, in the form's order: [field, message key]. */
export function refusalsOf(schema: AnyObjectSchema, body: object): readonly (readonly [string, string])[] {
  try {
    schema.validateSync(body, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = new Map<string, string>();
    for (const { path, message } of error.inner) {
      if (path !== undefined && !first.has(path)) first.set(path, message);
    }
    return [...first];
  }
}

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
    throw fieldErrors(
      refusals.map(([field, message]) => ({ path: [field], message })),
      messages,
    );
  }
  const accepted = schema.cast(sent, { stripUnknown: true }) as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(schema.fields).map((field) => {
      const value = accepted[field];
      return [field, typeof value === 'boolean' || (typeof value === 'string' && value !== '') ? value : null];
    }),
  );
}
