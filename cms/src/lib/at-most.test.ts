import { expect, test } from 'vitest';
import { atMost } from './at-most';

test('no more goes on at once than allowed, in the order of asking, and a failure frees its place', async () => {
  const limited = atMost(2);
  const started: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const works = [0, 1, 2, 3].map((index) =>
    limited(async () => {
      started.push(index);
      await new Promise<void>((resolve, reject) => {
        ends[index] = (error) => (error ? reject(error) : resolve());
      });
      return index;
    }),
  );
  expect(started).toEqual([0, 1]);

  ends[1]?.(new Error('failed'));
  await expect(works[1]).rejects.toThrow('failed');
  expect(started).toEqual([0, 1, 2]);

  ends[0]?.();
  expect(await works[0]).toBe(0);
  expect(started).toEqual([0, 1, 2, 3]);

  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all([works[2], works[3]])).toEqual([2, 3]);
});
