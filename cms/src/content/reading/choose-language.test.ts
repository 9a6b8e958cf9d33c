import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language';

const rows = [
  { documentId: 'a', locale: 'en' },
  { documentId: 'a', locale: 'es' },
  { documentId: 'b', locale: 'es' },
  { documentId: 'c', locale: 'en' },
];

test('each document comes once, in the language asked for or else in the one it has', () => {
  expect(chooseLanguage(rows, 'es')).toEqual([
    { documentId: 'a', locale: 'es' },
    { documentId: 'b', locale: 'es' },
    { documentId: 'c', locale: 'en' },
  ]);
  expect(
    chooseLanguage(rows.toReversed(), 'en')
      .map(({ documentId, locale }) => documentId + locale)
      .sort(),
  ).toEqual(['aen', 'bes', 'cen']);
});

test('where there is none in the language asked for, the one that stands in for it comes first', () => {
  const trilingual = [{ documentId: 'a', locale: 'es' }, ...rows, { documentId: 'c', locale: 'ur' }];
  expect(chooseLanguage(trilingual, 'ur')).toEqual([
    { documentId: 'a', locale: 'en' },
    { documentId: 'b', locale: 'es' },
    { documentId: 'c', locale: 'ur' },
  ]);
});

test('what is written in an extra language alone is seen by its readers only', () => {
  const urdu = [{ documentId: 'd', locale: 'ur' }, ...rows];
  expect(chooseLanguage(urdu, 'ur')).toContainEqual({ documentId: 'd', locale: 'ur' });
  for (const locale of ['en', 'es'] as const) {
    expect(chooseLanguage(urdu, locale).map(({ documentId }) => documentId)).toEqual(['a', 'b', 'c']);
  }
});
