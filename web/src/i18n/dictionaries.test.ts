import { expect, test } from 'vitest';
import { allDifferences, allTexts, dictionaryDifferences } from './dictionary-differences';
import type { Dictionary } from './dictionary-type';

test('both languages have the same keys and placeholders', () => {
  expect(allDifferences()).toEqual([]);
});

test('a missing text and another placeholder are differences', () => {
  const one = { greeting: 'Peace, {name}', farewell: 'Go well' };
  expect(dictionaryDifferences(one, { greeting: 'Paz, {nombre}' })).toEqual([
    'farewell is in one language alone',
    'greeting has {name} in one language and {nombre} in the other',
  ]);
});

test('no text is empty, and none carries space at its ends', () => {
  const { en, es } = allTexts;
  const careless = [...en, ...es]
    .flatMap((texts) => Object.entries(texts))
    .filter(([, text]) => text === '' || text !== text.trim());
  expect(careless).toEqual([]);
});

test('no two files hold the same key, and each is spoken', () => {
  const files = import.meta.glob<Record<string, Dictionary>>('./en/*.ts', { eager: true });
  const keys = Object.entries(files)
    .filter(([file]) => !file.endsWith('/dictionary.ts'))
    .flatMap(([file, module]) =>
      Object.values(module).flatMap((texts) => Object.keys(texts).map((key) => [file, key])),
    );
  const spoken = allTexts.en.flatMap((texts) => Object.keys(texts));
  expect(keys.map(([, key]) => key).sort()).toEqual([...new Set(spoken)].sort());
});
