import { ValidationError, type AnyObjectSchema } from 'yup';

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
