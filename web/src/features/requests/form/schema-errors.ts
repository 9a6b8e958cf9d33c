import { ValidationError, type AnyObjectSchema } from 'yup';

/** The first message key of each field that the schema refuses; none when it accepts. */
export async function schemaErrors(schema: AnyObjectSchema, values: object): Promise<Readonly<Record<string, string>>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Record<string, string> = {};
    for (const { path, message } of error.inner) {
      if (path !== undefined) errors[path] ??= message;
    }
    return errors;
  }
}
