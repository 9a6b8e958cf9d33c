import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { BuiltInLocale } from '../../../cms/src/contracts/language';
import { bookName, trimHangingQuotationMarks } from '../../../cms/src/contracts/scripture';
import { ROOT } from '../../lib/root';

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

/** The key of each verse, as the Bible has it. */
export function versesOf({ book, chapter, first, last }: Reference): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${book} ${chapter}:${first + index}`);
}

const bibles: Readonly<Record<BuiltInLocale, string>> = { en: 'web.tsv.br', es: 'rv1909.tsv.br' };

const loaded = new Map<BuiltInLocale, ReadonlyMap<string, string>>();

/** Every verse of the translation of a language, by its key: the Bible that the CMS has. */
export function versesIn(locale: BuiltInLocale): ReadonlyMap<string, string> {
  const known = loaded.get(locale);
  if (known !== undefined) return known;
  const tsv = brotliDecompressSync(readFileSync(join(ROOT, 'cms/scripture', bibles[locale]))).toString();
  const verses = new Map(
    tsv
      .trimEnd()
      .split('\n')
      .map((line): [string, string] => {
        const [key = '', text = ''] = line.split('\t');
        return [key, text.trim()];
      }),
  );
  loaded.set(locale, verses);
  return verses;
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
    if (text === undefined) throw new Error(`${key} is not in ${bibles[locale]}: see whether both Bibles have it.`);
    return text;
  });
  const range = parsed.last > parsed.first ? `${parsed.first}-${parsed.last}` : String(parsed.first);
  return {
    verse: trimHangingQuotationMarks(texts.join(' ')),
    reference: `${name} ${parsed.chapter}:${range}`,
  };
}
