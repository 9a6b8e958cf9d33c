import { errors } from '@strapi/utils';
import * as v from 'valibot';

/** A refusal that names what is wrong, and repeats nothing of what was sent. */
export function refuseFields(fields: readonly string[]): never {
  const message = 'This field is missing or not valid';
  throw new errors.ValidationError(`Please correct: ${fields.join(', ')}`, {
    errors: fields.map((field) => ({ path: [field], message, name: 'ValidationError' })),
  });
}

/** What the contract knows of an input; whatever else was sent is dropped. */
export function readDeskInput<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  refuseFields([...new Set(result.issues.map((issue) => v.getDotPath(issue)?.split('.')[0] ?? ''))]);
}
