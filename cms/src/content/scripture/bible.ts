import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Core } from '@strapi/strapi';
import { normalize } from '../../lib/normalize';
import type { Reference, Translation, Verse } from '../../contracts/scripture';

/** The verses of each chapter, by `ROM 6`. */
export type Bible = ReadonlyMap<string, readonly Verse[]>;

const files = { WEB: 'web.tsv.br', RV1909: 'rv1909.tsv.br' } as const satisfies Record<Translation, string>;

const loaded = new Map<string, Bible>();

function parse(tsv: string): Bible {
  const chapters = new Map<string, Verse[]>();
  for (const line of tsv.split('\n')) {
    const [, chapter, number, text] = /^(\S+ \d+):(\d+)\t(.*)$/.exec(line) ?? [];
    if (chapter !== undefined && text !== undefined) {
      const verses = chapters.get(chapter) ?? [];
      verses.push({ number: Number(number), text: text.trim() });
      chapters.set(chapter, verses);
    }
  }
  return chapters;
}

/** A translation is read when it is first needed, in some 50 ms, and stays in memory. */
export function readBible(folder: string, translation: Translation): Bible {
  const path = join(folder, files[translation]);
  const bible = loaded.get(path) ?? parse(brotliDecompressSync(readFileSync(path)).toString('utf8'));
  loaded.set(path, bible);
  return bible;
}

export type ReadBible = (translation: Translation) => Bible;

export const bibleReader =
  (strapi: Core.Strapi): ReadBible =>
  (translation) =>
    readBible(join(strapi.dirs.app.root, 'scripture'), translation);

export const chapterOf = (bible: Bible, book: string, chapter: number): readonly Verse[] | undefined =>
  bible.get(`${book} ${chapter}`);

/** Longer than any chapter, so no passage has the words of a longer text. */
const longestText = 60_000;

/** Quotation marks and spaces are the editor's own: a passage that is cut out of a speech loses some. */
export const wordsOf = (text: string) =>
  normalize(text.slice(0, longestText), 'NFC')
    .replaceAll(/[“”„‟"«»‘’'‹›]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const knownWords = new WeakMap<Verse, string>();

function wordsOfVerse(verse: Verse): string {
  const words = knownWords.get(verse) ?? wordsOf(verse.text);
  knownWords.set(verse, words);
  return words;
}

/** The words of a passage, as `wordsOf` has them; undefined unless the translation has every verse of it. */
export function passageOf(bible: Bible, { book, chapter, first, last }: Reference): string | undefined {
  const verses = chapterOf(bible, book, chapter)?.filter(({ number }) => number >= first && number <= last);
  return verses?.length === last - first + 1 ? verses.map(wordsOfVerse).join(' ') : undefined;
}
