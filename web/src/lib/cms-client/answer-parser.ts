import type { GenericSchema } from 'valibot';

/**
 * Parses an answer `{ data }`. Schemas are loaded with the first request of the browser, because the server has parsed
 * the first page's content already.
 */
export function answerParser<T>(
  loadSchema: () => Promise<GenericSchema<unknown, { data: T }>>,
): (json: unknown) => Promise<T> {
  return async (json) => {
    const [{ readAnswer }, schema] = await Promise.all([import('./read-answer'), loadSchema()]);
    return readAnswer(schema, json);
  };
}

/** The same for content that may be missing (null). */
export function nullableAnswerParser<T>(
  loadSchema: () => Promise<GenericSchema<unknown, { data: T }>>,
): (json: unknown) => Promise<T | null> {
  const read = answerParser(loadSchema);
  return (json) => (json === null ? Promise.resolve(null) : read(json));
}
