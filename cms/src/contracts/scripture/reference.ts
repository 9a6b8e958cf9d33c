import type { BuiltInLocale } from '../language';
import { type BookCode, bookName, bookNamed } from './books';

export type Reference = { book: BookCode; chapter: number; first: number; last: number };

/** In UTF-16 units, as a line of an entry; `Cantar de los Cantares 8:6-7 (Reina-Valera 1909)` has 47. */
export const longestReference = 255;

const startPattern = /^(?<book>[1-3]?\s*\p{Letter}[\p{Letter}\s.]*)(?<=\s)(?<chapter>\d{1,3})(?<rest>\D.*)?$/u;
const versesPattern = /^\s*[:.]\s*(?<first>\d{1,3})(?:\s*[-–—]\s*(?<last>\d{1,3}))?$/u;

function readStart(text: string) {
  if (text.length > longestReference) return undefined;
  const { book = '', chapter, rest = '' } = startPattern.exec(text.trim())?.groups ?? {};
  const code = bookNamed(book);
  return code === undefined ? undefined : { book: code, chapter: Number(chapter), rest };
}

/** True if a text begins with a book and a chapter, so that it means a passage of the Bible. */
export const namesPassage = (text: string): boolean => readStart(text) !== undefined;

/** `Romans 10:9-10` or `Romanos 10:9-10`, in either language; undefined for anything but verses of one chapter. */
export function parseReference(text: string): Reference | undefined {
  const start = readStart(text);
  const verses = start && versesPattern.exec(start.rest)?.groups;
  if (!start || !verses) return undefined;
  const { book, chapter } = start;
  const first = Number(verses['first']);
  const last = Number(verses['last'] ?? first);
  return chapter > 0 && first > 0 && last >= first ? { book, chapter, first, last } : undefined;
}

export function formatReference({ book, chapter, first, last }: Reference, locale: BuiltInLocale): string {
  const verses = last > first ? `${first}-${last}` : String(first);
  return `${bookName(book, locale)} ${chapter}:${verses}`;
}

const namedPattern = /^(?<reference>.*\S)\s*\((?<translation>[^()]+)\)$/u;

/** Splits `Romans 6:23 (WEB)`; only a passage of the Bible has a translation. */
export function splitTranslation(text: string): { reference: string; translation: string } {
  const { reference, translation } = (text.length <= longestReference && namedPattern.exec(text)?.groups) || {};
  return reference !== undefined && translation !== undefined && namesPassage(reference)
    ? { reference, translation: translation.trim() }
    : { reference: text, translation: '' };
}
