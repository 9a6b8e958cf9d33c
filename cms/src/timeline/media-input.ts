import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { eventMediaMessages } from '../api/event-media/contract';

type ObjectSchema = v.GenericSchema<unknown, object> & { entries: Readonly<Record<string, unknown>> };

const messages: Readonly<Record<string, string>> = eventMediaMessages;

export function refuseMediaInput(path: readonly string[], key: keyof typeof eventMediaMessages): never {
  const message = eventMediaMessages[key];
  throw new errors.ValidationError(message, { errors: [{ path, message, name: 'ValidationError' }] });
}

/** Parses a body by its contract and drops unknown fields. The error names every invalid field. */
export function readMediaInput<S extends ObjectSchema>(
  schema: S,
  body: Readonly<Record<string, unknown>>,
): v.InferOutput<S> {
  // A missing field gets the same message as one of the wrong type.
  const known = Object.fromEntries(Object.keys(schema.entries).map((field) => [field, body[field]]));
  const result = v.safeParse(schema, known);
  if (result.success) {
    return result.output;
  }
  const wrong = new Map(result.issues.map((issue) => [v.getDotPath(issue)?.split('.')[0] ?? '', issue.message]));
  const details = [...wrong].map(([field, key]) => ({
    path: field === '' ? [] : [field],
    message: messages[key] ?? key,
    name: 'ValidationError',
  }));
  throw new errors.ValidationError(details.map(({ message }) => message).join('. '), { errors: details });
}
