import { builtInLocales } from '@contracts/language';
import { expect, test } from 'vitest';
import { allTexts } from './dictionaries';
import type { Dictionary } from './translate';

/** A string literal, as keys are written. */
const quoted = /(['"])([\w.-]+)\1/g;
/** A key built from a template literal, such as t(`scripture.translation.${locale}`). */
const assembled = /\bt\(\s*`([\w.-]*)\$\{[^{}`]+\}([\w.-]*)`/g;

/** Finds the keys that no source uses, as a literal or in a template. */
function unusedKeys(keys: readonly string[], sources: readonly string[]): string[] {
  const named = new Set(sources.flatMap((source) => Array.from(source.matchAll(quoted), ([, , key]) => key)));
  const patterns = sources.flatMap((source) =>
    Array.from(source.matchAll(assembled), ([, before = '', after = '']) => ({ before, after })),
  );
  const isAssembled = (key: string) =>
    patterns.some(
      ({ before, after }) =>
        key.length > before.length + after.length &&
        key.startsWith(before) &&
        key.endsWith(after) &&
        !key.slice(before.length, key.length - after.length).includes('.'),
    );
  return keys.filter((key) => !named.has(key) && !isAssembled(key));
}

test('no text is empty, and none carries space at its ends', () => {
  const { en, es } = allTexts;
  const careless = [...Object.entries(en), ...Object.entries(es)].filter(
    ([, text]) => text === '' || text !== text.trim(),
  );
  expect(careless).toEqual([]);
});

test('every dictionary is listed, and no key has two texts', () => {
  const files = {
    en: import.meta.glob<Record<string, Dictionary>>('./en/*.ts', { eager: true }),
    es: import.meta.glob<Record<string, Dictionary>>('./es/*.ts', { eager: true }),
  };
  for (const locale of builtInLocales) {
    const listed = new Map<string, string>(Object.entries(allTexts[locale]));
    const written = Object.values(files[locale]).flatMap((module) => Object.values(module).flatMap(Object.entries));
    expect(written.filter(([key, text]) => listed.get(key) !== text)).toEqual([]);
  }
});

test('every text is used', () => {
  // Validation messages are written beside their rules.
  const sources = import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '../../../cms/src/contracts/*.ts', '!./{en,es}/**', '!../**/*.test.{ts,tsx}'],
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
