import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { books, isNumberedDifferently } from '../../contracts/scripture';
import { chapterOf, passageOf, readBible } from './bible';

const read = (translation: 'WEB' | 'RV1909') => readBible(join(__dirname, '../../../scripture'), translation);

describe.each([
  ['WEB', 31_095],
  ['RV1909', 31_084],
] as const)('the whole %s', (translation, count) => {
  const bible = read(translation);

  test('has every chapter of every book, and all its verses', () => {
    for (const { code, chapters } of books) {
      expect(chapterOf(bible, code, chapters)?.length, code).toBeGreaterThan(0);
      expect(chapterOf(bible, code, chapters + 1), code).toBeUndefined();
    }
    expect([...bible.values()].flat()).toHaveLength(count);
  });
});

test('a passage needs all of its verses', () => {
  const passage = { book: 'ACT', chapter: 8, first: 36, last: 38 } as const;
  expect(passageOf(read('RV1909'), passage)).toContain('Y Felipe dijo');
  expect(passageOf(read('WEB'), passage)).toBeUndefined();
});

/** Begins the second of each pair as the first does, under another number. */
test.each([
  ['JON', 1, 17, 2, 1],
  ['HOS', 11, 12, 12, 1],
  ['JOB', 38, 39, 39, 1],
  ['NUM', 12, 16, 13, 1],
] as const)('%s %i:%i has another number in Spanish, and the picker warns', (book, chapter, verse, other, first) => {
  expect(passageOf(read('WEB'), { book, chapter, first: verse, last: verse })).toBeDefined();
  expect(passageOf(read('RV1909'), { book, chapter, first: verse, last: verse })).toBeUndefined();
  expect(passageOf(read('RV1909'), { book, chapter: other, first, last: first })).toBeDefined();
  expect(isNumberedDifferently(book, chapter)).toBe(true);
  expect(isNumberedDifferently(book, other)).toBe(true);
});

test('wherever one has more verses at the end of a chapter, the picker warns', () => {
  const [english, spanish] = [read('WEB'), read('RV1909')];
  const last = (bible: typeof english, key: string) => bible.get(key)?.at(-1)?.number;
  const differing = books
    .flatMap(({ code, chapters }) => Array.from({ length: chapters }, (_, index) => [code, index + 1] as const))
    .filter(([code, chapter]) => last(english, `${code} ${chapter}`) !== last(spanish, `${code} ${chapter}`));
  expect(differing.length).toBeGreaterThan(5);
  expect(differing.filter(([code, chapter]) => !isNumberedDifferently(code, chapter))).toEqual([]);
});
