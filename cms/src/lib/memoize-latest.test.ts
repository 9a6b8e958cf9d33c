import { expect, test } from 'vitest';
import { memoizeLatest } from './memoize-latest';

function counting() {
  const made: string[] = [];
  const memoized = memoizeLatest<string>(2);
  const ask = (key: string) =>
    memoized(key, () => {
      made.push(key);
      return Promise.resolve(`result of ${key}`);
    });
  return { made, ask };
}

test('a result is made once for all who ask, even at the same time', async () => {
  const { made, ask } = counting();
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['result of a', 'result of a']);
  await ask('a');
  expect(made).toEqual(['a']);
});

test('the one that was asked for longest ago goes first', async () => {
  const { made, ask } = counting();
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  await ask('a');
  await ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a failure is not remembered', async () => {
  const memoized = memoizeLatest<string>(2);
  await expect(memoized('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await memoized('a', () => Promise.resolve('made'))).toBe('made');
});
