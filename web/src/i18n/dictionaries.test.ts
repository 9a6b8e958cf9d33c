import { expect, test } from 'vitest';
import { allTexts, dictionaryDifferences } from './dictionary-differences';
import type { Dictionary } from './translate';
import { unusedKeys } from './unused-keys';

test('both languages have the same keys and placeholders', () => {
  expect(dictionaryDifferences()).toEqual([]);
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
  const careless = [...Object.entries(en), ...Object.entries(es)].filter(
    ([, text]) => text === '' || text !== text.trim(),
  );
  expect(careless).toEqual([]);
});

test('no two files have the same key, and every file is used', () => {
  const files = import.meta.glob<Record<string, Dictionary>>('./en/*.ts', { eager: true });
  const keys = Object.entries(files)
    .filter(([file]) => !/\/site\.ts$/.test(file))
    .flatMap(([file, module]) =>
      Object.values(module).flatMap((texts) => Object.keys(texts).map((key) => [file, key])),
    );
  const spoken = Object.keys(allTexts.en);
  expect(keys.map(([, key]) => key).sort()).toEqual([...new Set(spoken)].sort());
});

test('every text is used', () => {
  // Validation messages are written beside their rules.
  const sources = import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '../../../cms/src/api/*/contract.ts', '!./{en,es}/**', '!../**/*.test.{ts,tsx}'],
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  );
  const keys = Object.keys(allTexts.en);
  expect(unusedKeys(keys, Object.values(sources))).toEqual([]);
});

test('a key is used as a literal or in a template', () => {
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
