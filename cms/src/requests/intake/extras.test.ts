import { describe, expect, test } from 'vitest';
import { impossibleFillMs } from '../../contracts/submission';
import { readExtras } from './extras';

describe('spam', () => {
  test.each([{}, { website: '' }, { website: '  ' }, { website: null }, { filledInMs: null }, { filledInMs: 9000.5 }])(
    'not for %j',
    (body) => expect(readExtras(body).automated).toBeNull(),
  );

  test.each([{ website: 'https://example.com' }, { website: ['x'] }, { website: 0 }, { website: 'x', filledInMs: 0 }])(
    'for the field that people do not see: %j',
    (body) => expect(readExtras(body).automated).toBe('hidden-field'),
  );

  test.each([
    { filledInMs: -1 },
    { filledInMs: 0 },
    { filledInMs: impossibleFillMs - 1 },
    { filledInMs: Number.POSITIVE_INFINITY },
    { filledInMs: '9000' },
    { filledInMs: {} },
  ])('for speed: %j', (body) => expect(readExtras(body).automated).toBe('too-fast'));

  test('the least time that is possible is accepted', () => {
    expect(readExtras({ filledInMs: impossibleFillMs }).automated).toBeNull();
  });
});

test.each([
  ['es', 'es'],
  ['en', 'en'],
  ['fr', 'en'],
  [undefined, 'en'],
  [5, 'en'],
])('locale %j is stored as %s', (locale, language) => {
  expect(readExtras({ locale }).language).toBe(language);
});
