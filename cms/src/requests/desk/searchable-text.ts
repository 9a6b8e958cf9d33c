import { normalize } from '../../lib/normalize';

const marks = /\p{M}/gu;

const apostrophes = /[\u2018\u2019\u02BC\u00B4`]/g;

/** Without capitals and accents, and with plain apostrophes, as people type on a phone. */
export function searchable(text: string): string {
  return normalize(text.replace(apostrophes, "'"), 'NFD').replace(marks, '').toLowerCase();
}

export function wordsOf(text: string): string[] {
  return searchable(text).split(/\s+/).filter(Boolean);
}

export function containsWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
