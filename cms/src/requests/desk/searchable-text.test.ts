import { expect, test } from 'vitest';
import { containsWords, searchable, wordsOf } from './searchable-text';

const text = searchable('P-7KQ4-M2XD\nP7KQ4M2XD\nMaría José\nMuñoz\nOren por mi hijo, que está en Quito.');

test.each(['maria', 'MUÑOZ', 'munoz maria', 'p-7kq4', 'P7KQ4M2XD', 'hijo quito', '  está  '])(
  '"%s" is found',
  (asked) => {
    expect(containsWords(text, wordsOf(asked))).toBe(true);
  },
);

test.each(["o'connor", 'O’Connor', 'oʼconnor'])('%s is found, whichever apostrophe was typed', (asked) => {
  for (const name of ['O’Connor', "O'Connor"]) expect(containsWords(searchable(name), wordsOf(asked))).toBe(true);
});

test.each(['marta', 'maria lima', 'P-7KQ5'])('"%s" is not', (asked) => {
  expect(containsWords(text, wordsOf(asked))).toBe(false);
});
