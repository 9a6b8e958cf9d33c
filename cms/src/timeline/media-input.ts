import * as v from 'valibot';
import { eventMediaMessages } from '../contracts/event-media';
import { fieldErrors } from '../lib/read-contract';

type ObjectSchema = v.GenericSchema<unknown, object> & { entries: Readonly<Record<string, unknown>> };

export function refuseMediaInput(path: readonly string[], message: keyof typeof eventMediaMessages): never {
  throw fieldErrors([{ path, message }], eventMediaMessages);
}

/** Parses a body by its contract and drops unknown fields. The error names every invalid field. */
export function readMediaInput<S extends ObjectSchema>(
  schema: S,
  body: Readonly<Record<string, unknown>>,
): v.InferOutput<S> {
  // A missing field gets the same message as one of the wrong type.
  const known = Object.fromEntries(Object.keys(schema.entries).map((field) => [field, body[field]]));
  const result = v.safeParse(schema, known);
  if (result.success) return result.output;
  const wrong = new Map(result.issues.map((issue) => [v.getDotPath(issue)?.split('.')[0] ?? '', issue.message]));
  const problems = [...wrong].map(([field, message]) => ({ path: field === '' ? [] : [field], message }));
  throw fieldErrors(problems, eventMediaMessages);
}
