import { readFileSync } from 'node:fs';
import { bookName, trimHangingQuotationMarks } from '../../../cms/src/api/scripture/contract';
import type { BuiltInLocale } from '../../../cms/src/api/language/contract';
import { parseReference, versesOf } from './reference';

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
