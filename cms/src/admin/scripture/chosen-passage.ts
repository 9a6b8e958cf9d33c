import {
  books,
  isNumberedDifferently,
  parseReference,
  type Reference,
  type Translation,
  trimHangingQuotationMarks,
  type Verse,
} from '../../contracts/scripture';

/** What the picker shows: a chapter, and its verses as far as they are chosen. */
export type Choice = Omit<Reference, 'first' | 'last'> & {
  translation: Translation;
  first: number | undefined;
  last: number | undefined;
};

export function startingChoice(typed: string, translation: Translation): Choice {
  const reference = parseReference(typed);
  return reference
    ? { ...reference, translation }
    : { book: 'GEN', chapter: 1, first: undefined, last: undefined, translation };
}

export const chaptersOf = (code: string): number => books.find((book) => book.code === code)?.chapters ?? 1;

/** In a chapter that the two number differently, the verses have to be chosen anew. */
export function inTranslation(choice: Choice, translation: Translation): Choice {
  const isMoved = isNumberedDifferently(choice.book, choice.chapter);
  return { ...choice, translation, ...(isMoved ? { first: undefined, last: undefined } : {}) };
}

export const inChapter = (choice: Choice, book: Choice['book'], chapter: number): Choice => ({
  ...choice,
  book,
  chapter: Math.min(chapter, chaptersOf(book)),
  first: undefined,
  last: undefined,
});

/** Picking a first verse also moves the last verse, unless the last is later already. */
export function fromVerse(choice: Choice, first: number): Choice {
  const { last } = choice;
  return { ...choice, first, last: last === undefined || last < first || last === choice.first ? first : last };
}

/** The words of the chosen verses; undefined while any of them is not there. */
export function wordsOf(verses: readonly Verse[], first: number | undefined, last: number | undefined) {
  if (first === undefined || last === undefined) return undefined;
  const chosen = verses.filter(({ number }) => number >= first && number <= last);
  return chosen.length === last - first + 1
    ? trimHangingQuotationMarks(chosen.map(({ text }) => text).join(' '))
    : undefined;
}
