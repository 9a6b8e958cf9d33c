import { expect, test } from 'vitest';
import { entryOf, remarks } from './entry';

const english = 'Send message';

test('a text that nobody has translated has an empty translation', () => {
  expect(entryOf(undefined, english)).toEqual({ english, text: '' });
  expect(entryOf({ english: 'Send', text: ' ' }, english)).toEqual({ english, text: '' });
});

test('a translation stays, also without its English', () => {
  const entry = { english, text: 'پیغام بھیجیں' };
  expect(entryOf(entry, english)).toEqual(entry);
  expect(entryOf({ text: entry.text }, english)).toEqual(entry);
});

test('a translation of an earlier text says so every time, until the translator takes that out', () => {
  const once = entryOf({ english: 'Send', text: 'بھیجیں' }, english);
  expect(once).toEqual({ english, was: 'Send', text: 'بھیجیں' });
  expect(entryOf(once, english)).toEqual(once);
  expect(remarks(once)).toEqual([expect.stringContaining('has changed')]);
  const corrected = { english, text: 'پیغام بھیجیں' };
  expect(entryOf(corrected, english)).toEqual(corrected);
  expect(remarks(corrected)).toEqual([]);
});

test.each([
  ['{minutes} min', '{منٹ} منٹ', 'must have {minutes} in braces'],
  ['{minutes} min', '{minute} منٹ', 'must have {minutes} in braces'],
  ['Send', 'بھیجیں {name}', 'must have nothing in braces'],
])('“%s” translated with other braces is named', (original, text, remark) => {
  expect(remarks({ english: original, text })).toEqual([expect.stringContaining(remark)]);
});
