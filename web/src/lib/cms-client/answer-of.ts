import type { GenericSchema } from 'valibot';

/**
 * What a query makes of an answer `{ data }`. The server has read the first page's content already, so that the schemas,
 * and what goes by them, come with the first answer that the browser asks for itself.
 */
export function answerOf<T>(
  loadSchema: () => Promise<GenericSchema<unknown, { data: T }>>,
): (json: unknown) => Promise<T> {
  return async (json) => {
    const [{ readAnswer }, schema] = await Promise.all([import('./read-answer'), loadSchema()]);
    return readAnswer(schema, json);
  };
}

/** The same of an answer that may be missing, which is null. */
export function answerOrNull<T>(
  loadSchema: () => Promise<GenericSchema<unknown, { data: T }>>,
): (json: unknown) => Promise<T | null> {
  const read = answerOf(loadSchema);
  return (json) => (json === null ? Promise.resolve(null) : read(json));
}
