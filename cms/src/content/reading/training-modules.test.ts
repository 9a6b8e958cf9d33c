import { expect, test } from 'vitest';
import { minutesToRead } from './training-modules';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('reading time follows the words of all texts, and is never nothing', () => {
  expect(minutesToRead([words(900), words(900)])).toBe(10);
  expect(minutesToRead([words(1_000), '', '  \n\n '])).toBe(6);
  expect(minutesToRead([''])).toBe(1);
});
