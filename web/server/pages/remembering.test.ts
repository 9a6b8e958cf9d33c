import { expect, test, vi } from 'vitest';
import { remembering } from './remembering';

test('a question is worked out once, and again after too many others', () => {
  const answer = vi.fn((question: string) => question.length);
  const ask = remembering(2, answer);
  expect([ask('a'), ask('bb'), ask('a')]).toEqual([1, 2, 1]);
  expect(answer).toHaveBeenCalledTimes(2);
  expect([ask('ccc'), ask('a')]).toEqual([3, 1]);
  expect(answer).toHaveBeenCalledTimes(4);
});
