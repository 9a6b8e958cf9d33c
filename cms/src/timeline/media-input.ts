import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { eventMediaMessages } from '../api/event-media/contract';

type ObjectSchema = v.GenericSchema<unknown, object> & { entries: Readonly<Record<string, unknown>> };

const messages: Readonly<Record<string, string>> = eventMediaMessages;

export function refuseMediaInput(path: readonly string[], key: keyof typeof eventMediaMessages): never {
  const message = eventMediaMessages[key];
  throw new errors.ValidationError(message, { errors: [{ path, message, name: 'ValidationError' }] });
}

/** What the contract knows of a body; whatever else was sent is dropped. Every field that is wrong is named. */
export function readMediaInput<S extends ObjectSchema>(
  schema: S,
  body: Readonly<Record<string, unknown>>,
): v.InferOutput<S> {
  // A field that is not there says what one of the wrong kind says.
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
