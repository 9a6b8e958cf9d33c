import { describe, expect, test } from 'vitest';
import { books, formatReference, parseReference, readTranslation, splitTranslation } from './scripture';

describe('a reference', () => {
  test.each([
    ['Romans 6:23', { book: 'ROM', chapter: 6, first: 23, last: 23 }],
    ['Romanos 6:23', { book: 'ROM', chapter: 6, first: 23, last: 23 }],
    ['romanos 10: 9 – 10', { book: 'ROM', chapter: 10, first: 9, last: 10 }],
    ['1 Corintios 12.22-26', { book: '1CO', chapter: 12, first: 22, last: 26 }],
    ['1corinthians 12:22', { book: '1CO', chapter: 12, first: 22, last: 22 }],
    ['Exodo 4:2', { book: 'EXO', chapter: 4, first: 2, last: 2 }],
    ['Psalms 23:1', { book: 'PSA', chapter: 23, first: 1, last: 1 }],
    ['Salmos 23:1', { book: 'PSA', chapter: 23, first: 1, last: 1 }],
    ['Cantar de los Cantares 2:1', { book: 'SNG', chapter: 2, first: 1, last: 1 }],
    ['III Juan 1:2', undefined],
    ['Romans 6', undefined],
    ['Romans 6:0', undefined],
    ['Romans 6:23-22', undefined],
    ['Romans 6:23, 25', undefined],
    ['Romans 6:23 and others', undefined],
    ['Martin Luther 1:2', undefined],
  ])('is read in either language: %s', (text, expected) => {
    expect(parseReference(text)).toEqual(expected);
  });

  test('of every book is written so that it can be read again', () => {
    for (const { code } of books) {
      for (const locale of ['en', 'es'] as const) {
        const reference = { book: code, chapter: 1, first: 1, last: 2 };
        expect(parseReference(formatReference(reference, locale))).toEqual(reference);
      }
    }
  });
});

test.each([
  ['Romans 6:23 (WEB)', 'Romans 6:23', 'WEB'],
  ['Romanos 6:23 (Dios Habla Hoy)', 'Romanos 6:23', 'Dios Habla Hoy'],
  ['Romans 6:23', 'Romans 6:23', ''],
  ['A woman in Multan (2019)', 'A woman in Multan (2019)', ''],
])('only a passage of the Bible has a translation: %s', (text, reference, translation) => {
  expect(splitTranslation(text)).toEqual({ reference, translation });
});

test.each([
  ['Reina-Valera 1909', 'RV1909'],
  ['rvr 1909', 'RV1909'],
  ['World English Bible', 'WEB'],
  [' NVI ', 'NVI'],
  ['', ''],
])('%s is one name: %s', (written, name) => {
  expect(readTranslation(written)).toBe(name);
});
