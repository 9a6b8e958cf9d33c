const marks = /\p{M}/gu;

/** Without capitals and accents, as people type on a phone. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(marks, '').toLowerCase();
}

/** The words that have to be found. */
export function wordsOf(text: string): string[] {
  return searchable(text).split(/\s+/).filter(Boolean);
}

export function containsWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
