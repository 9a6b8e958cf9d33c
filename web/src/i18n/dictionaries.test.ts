import { expect, test } from 'vitest';
import { english } from './en/dictionary';
import { spanish } from './es/dictionary';
import type { Dictionary } from './dictionary-type';

const placeholders = (text: string) => Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name).sort();
const table = (dictionary: Dictionary) => Object.entries(dictionary).sort(([a], [b]) => a.localeCompare(b));

test('both languages have the same keys', () => {
  expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());
});

test('every text has the same placeholders in both languages', () => {
  const of = (dictionary: Dictionary) => table(dictionary).map(([key, text]) => [key, placeholders(text)]);
  expect(of(spanish)).toEqual(of(english));
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
