import { expect, test } from 'vitest';
import { retryDelayMs } from './deliver-mails';

const minute = 60_000;

test('a minute, then longer, and never more than an hour', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 100].map((attempts) => retryDelayMs(attempts) / minute)).toEqual([
    1, 2, 4, 8, 16, 32, 60, 60, 60,
  ]);
});
