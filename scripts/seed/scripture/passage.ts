import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BuiltInLocale } from '../../../cms/src/api/language/contract';
import { bookName, trimHangingQuotationMarks } from '../../../cms/src/api/scripture/contract';

interface Reference {
  readonly book: string;
  readonly chapter: number;
  readonly first: number;
  readonly last: number;
}

/** `ROM 6:23` or `1CO 12:22-26`. */
export function parseReference(text: string): Reference {
  const match = /^([1-3A-Z][A-Z]{2}) (\d+):(\d+)(?:-(\d+))?$/.exec(text);
  const [, book, chapter, first, last] = match ?? [];
  if (book === undefined) throw new Error(`“${text}” is no scripture reference such as ROM 6:23 or 1CO 12:22-26.`);
  const reference = { book, chapter: Number(chapter), first: Number(first), last: Number(last ?? first) };
  if (reference.last < reference.first) throw new Error(`The verses of “${text}” run backwards.`);
  return reference;
}

/** The key of each verse, as the files of verses have it. */
export function versesOf({ book, chapter, first, last }: Reference): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${book} ${chapter}:${first + index}`);
}

export const verseFiles: Readonly<Record<BuiltInLocale, string>> = { en: 'web-en.tsv', es: 'rv1909-es.tsv' };

const loaded = new Map<BuiltInLocale, ReadonlyMap<string, string>>();

export function parseVerses(tsv: string): Map<string, string> {
  const verses = new Map<string, string>();
  for (const line of tsv.split('\n')) {
    const [key, text] = line.split('\t');
    if (key && text !== undefined) verses.set(key, text);
  }
  return verses;
}

function versesIn(locale: BuiltInLocale): ReadonlyMap<string, string> {
  const kept = loaded.get(locale) ?? parseVerses(readFileSync(new URL(verseFiles[locale], import.meta.url), 'utf8'));
  loaded.set(locale, kept);
  return kept;
}

/** The words of a passage in the translation of that language, and its reference as that language writes it. */
export function passage(
  reference: string,
  locale: BuiltInLocale,
  verses: ReadonlyMap<string, string> = versesIn(locale),
): { verse: string; reference: string } {
  const parsed = parseReference(reference);
  const name = bookName(parsed.book, locale);
  const texts = versesOf(parsed).map((key) => {
    const text = verses.get(key);
    if (text === undefined) {
      throw new Error(
        `${key} is not kept in ${verseFiles[locale]}: run keep-verses.ts, and see whether both Bibles have it.`,
      );
    }
    return text.trim();
  });
  const range = parsed.last > parsed.first ? `${parsed.first}-${parsed.last}` : String(parsed.first);
  return {
    verse: trimHangingQuotationMarks(texts.join(' ')),
    reference: `${name} ${parsed.chapter}:${range}`,
  };
}

/** What the verses are known by, noted when they were copied out of a whole Bible: a letter changed since shows. */
export const digestFiles: Readonly<Record<BuiltInLocale, string>> = {
  en: 'web-en.digests.tsv',
  es: 'rv1909-es.digests.tsv',
};

export function digestOf(verse: string): string {
  return createHash('sha256').update(verse).digest('base64url');
}
