import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBible } from './bible';
import { nameTranslation, scriptureProblem } from './name-translation';

const read = (translation: 'WEB' | 'RV1909') => readBible(join(__dirname, '../../../scripture'), translation);
const name = (verse: string, reference: string, translation = '') =>
  nameTranslation(read, { verse, reference, translation });
const problem = (verse: string, reference: string, translation = '') =>
  scriptureProblem(read, { verse, reference, translation });

const english = 'For the wages of sin is death, but the free gift of God is eternal life in Christ Jesus our Lord.';
const spanish =
  'Porque la paga del pecado es muerte: mas la dádiva de Dios es vida eterna en Cristo Jesús Señor nuestro.';

describe('a quotation without the name of its translation', () => {
  test.each([
    [english, 'Romans 6:23', 'WEB'],
    [spanish, 'Romanos 6:23', 'RV1909'],
    // The language of the reference does not matter.
    [spanish, 'Romans 6:23', 'RV1909'],
    [`“${english}”`, 'Romans  6:23', 'WEB'],
    [english.replace('death, ', 'death,\n'), 'Romans 6:23', 'WEB'],
  ])('gets it if the words are those of the source: %s', (verse, reference, expected) => {
    expect(name(verse, reference)).toBe(expected);
    expect(problem(verse, reference)).toBeUndefined();
  });

  test.each([
    ['a word is missing', english.replace('free ', ''), 'Romans 6:23'],
    ['a letter has changed', english.replace('wages', 'wage'), 'Romans 6:23'],
    ['only part of it is there', 'For the wages of sin is death', 'Romans 6:23'],
    ['the words are those of another verse', english, 'Romans 6:22'],
  ])('gets none if %s, and cannot be published', (_, verse, reference) => {
    expect(name(verse, reference)).toBeNull();
    expect(problem(verse, reference)).toBe('unnamed');
  });

  test('is left alone if it quotes no Bible', () => {
    expect(name('Pray, and let God worry.', 'Martin Luther')).toBeNull();
    expect(problem('Pray, and let God worry.', 'Martin Luther')).toBeUndefined();
  });
});

describe('a quotation with the name of its translation', () => {
  test('keeps a name that the CMS cannot check', () => {
    expect(name('Porque el pago del pecado es la muerte.', 'Romanos 6:23', 'NTV')).toBe('NTV');
    expect(problem('Porque el pago del pecado es la muerte.', 'Romanos 6:23', 'NTV')).toBeUndefined();
  });

  test.each(['WEB', 'web', 'World English Bible'])('may be part of the verse, and %s is one name', (translation) => {
    expect(name('For the wages of sin is death', 'Romans 6:23', translation)).toBe('WEB');
    expect(problem('For the wages of sin is death', 'Romans 6:23', translation)).toBeUndefined();
  });

  test('loses a name that is not true', () => {
    expect(name('For the wages of sin is life', 'Romans 6:23', 'WEB')).toBeNull();
    expect(problem('For the wages of sin is life', 'Romans 6:23', 'WEB')).toBe('differs');
    expect(problem('For the wages of sin is dea', 'Romans 6:23', 'WEB')).toBe('differs');
  });

  test('is refused where the translation has no such verse', () => {
    expect(problem('Al solo Dios sabio, sea gloria', 'Romans 16:27', 'WEB')).toBe('unknown-passage');
    expect(problem('Al solo Dios sabio, sea gloria', 'Romanos 16:27', 'RV1909')).toBeUndefined();
  });
});
