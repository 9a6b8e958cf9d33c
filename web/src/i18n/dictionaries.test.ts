import { expect, test } from 'vitest';
import { allDifferences, allTexts, dictionaryDifferences } from './dictionary-differences';
import type { Dictionary } from './dictionary-type';
import { unusedKeys } from './unused-keys';

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

test('every text is spoken somewhere', () => {
  // What is wrong with a field is worded where its rules are.
  const sources = import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '../../../cms/src/api/*/contract.ts', '!./{en,es}/**', '!../**/*.test.{ts,tsx}'],
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  );
  const keys = allTexts.en.flatMap((texts) => Object.keys(texts));
  expect(unusedKeys(keys, Object.values(sources))).toEqual([]);
});

test('a key is used where it is named whole or put together with a value', () => {
  const sources = ['t(\'quiz.start\'); const label = "quiz.end";', 't(`tabs.${tab}`); t(`part.${name}.title`);'];
  const used = ['quiz.start', 'quiz.end', 'tabs.books', 'part.one.title'];
  const unused = [
    'quiz',
    'quiz.start.now',
    'tabs',
    'tabs.',
    'tabs.books.title',
    'part.one',
    'part.title',
    'part.a.b.title',
  ];
  expect(unusedKeys([...used, ...unused], sources)).toEqual(unused);
});
