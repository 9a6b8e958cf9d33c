/** Why an entry cannot be published, in words that an editor understands, and the field it is about. */
export type Problem = { path: readonly (string | number)[]; message: string };

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** A small number as it stands in a sentence. */
export const inWords = (count: number): string => words[count] ?? String(count);

export const isBlank = (text: string | null): boolean => text === null || text.trim() === '';
