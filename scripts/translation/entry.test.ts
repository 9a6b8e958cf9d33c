import { expect, test } from 'vitest';
import { entryOf } from './entry';

const english = 'Send message';

test('a text that nobody has translated has an empty place', () => {
  expect(entryOf({}, 'send', english)).toEqual({ english, text: '' });
  expect(entryOf({ send: { english: 'Send', text: '' } }, 'send', english)).toEqual({ english, text: '' });
});

test('a translation stays', () => {
  const before = { send: { english, text: 'پیغام بھیجیں' } };
  expect(entryOf(before, 'send', english)).toEqual(before.send);
});

test('a translation of an earlier text says so every time, until the translator takes that out', () => {
  const once = entryOf({ send: { english: 'Send', text: 'بھیجیں' } }, 'send', english);
  expect(once).toEqual({ english, was: 'Send', text: 'بھیجیں' });
  expect(entryOf({ send: once }, 'send', english)).toEqual(once);
  const corrected = { english, text: 'پیغام بھیجیں' };
  expect(entryOf({ send: corrected }, 'send', english)).toEqual(corrected);
});
