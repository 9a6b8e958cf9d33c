import type { GenericSchema } from 'valibot';

const loadReader = () => import('./read-answer');

/** Loads the schemas before the first answer that needs them. */
export async function preloadSchemas(): Promise<void> {
  await loadReader();
}

/** Schemas are loaded with the first request of the browser: the server has parsed the first page's content. */
export function answerParser<T>(
  loadSchema: () => Promise<GenericSchema<unknown, { data: T }>>,
): (json: unknown) => Promise<T> {
  return async (json) => {
    const [{ readAnswer }, schema] = await Promise.all([loadReader(), loadSchema()]);
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
