import { errors } from '@strapi/utils';
import * as v from 'valibot';

/** Names the invalid fields without repeating their values. */
export function refuseFields(fields: readonly string[]): never {
  const message = 'This field is missing or not valid';
  throw new errors.ValidationError(`Please correct: ${fields.join(', ')}`, {
    errors: fields.map((field) => ({ path: [field], message, name: 'ValidationError' })),
  });
}

/** Parses input by its contract; unknown fields are dropped. */
export function readDeskInput<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  refuseFields([...new Set(result.issues.map((issue) => v.getDotPath(issue)?.split('.')[0] ?? ''))]);
}
