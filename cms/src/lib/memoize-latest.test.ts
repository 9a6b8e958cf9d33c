import { expect, test } from 'vitest';
import { memoizeLatest } from './memoize-latest';

function counting() {
  const made: string[] = [];
  const kept = memoizeLatest<string>(2);
  const ask = (key: string) =>
    kept(key, () => {
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

test('a failure is not kept', async () => {
  const kept = memoizeLatest<string>(2);
  await expect(kept('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await kept('a', () => Promise.resolve('made'))).toBe('made');
});
