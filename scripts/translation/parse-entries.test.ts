import { expect, test } from 'vitest';
import { parseEntries } from './parse-entries';

const entry = { english: 'Language', text: 'زبان' };

test('a file is read, with a byte order mark and without any text', () => {
  expect(parseEntries('ur.json', `\uFEFF${JSON.stringify({ 'language.label': entry })}`)).toEqual({
    'language.label': entry,
  });
  expect(parseEntries('ur.json', '\n')).toEqual({});
});

test('a mistake is named by its line', () => {
  const json = `{\n  "language.label": {\n    "english": "Language"\n    "text": "زبان"\n  }\n}`;
  expect(() => parseEntries('ur.json', json)).toThrow(/ur\.json has a mistake in line 4, after: "english": "Language"/);
  expect(() => parseEntries('ur.json', '{\n  "language.label": {')).toThrow(/line 2, after: "language.label": \{/);
});

test.each([[[]], [{ 'language.label': 'زبان' }], [{ 'language.label': { english: 'Language' } }]])(
  'what is not a list of texts is refused instead of lost: %j',
  (content) => {
    expect(() => parseEntries('ur.json', JSON.stringify(content))).toThrow(/ur\.json/);
  },
);
