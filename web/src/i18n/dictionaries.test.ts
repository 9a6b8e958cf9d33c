import { expect, test } from 'vitest';
import { dictionaryDifferences } from './dictionary-differences';
import { english } from './en/dictionary';
import { spanish } from './es/dictionary';
import type { Dictionary } from './dictionary-type';

const table = (dictionary: Dictionary) => Object.entries(dictionary).sort(([a], [b]) => a.localeCompare(b));

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
  const careless = [...table(english), ...table(spanish)].filter(([, text]) => text === '' || text !== text.trim());
  expect(careless).toEqual([]);
});

test('no two files hold the same key', () => {
  const files = import.meta.glob<Record<string, Dictionary>>('./en/*.ts', { eager: true });
  const keys = Object.entries(files)
    .filter(([file]) => !file.endsWith('/dictionary.ts'))
    .flatMap(([file, module]) =>
      Object.values(module).flatMap((texts) => Object.keys(texts).map((key) => [file, key])),
    );
  expect(keys.length).toBe(Object.keys(english).length);
});
