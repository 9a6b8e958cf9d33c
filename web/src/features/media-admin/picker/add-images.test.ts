import { expect, test } from 'vitest';
import { addImages } from './add-images';

const refusal = new Error('refused');
const end = new Error('signed out');

/** A server that refuses some images and, from one of them on, everything. */
async function add(urls: readonly string[], refused: readonly string[] = [], last?: string) {
  const asked: string[] = [];
  const progress: number[] = [];
  let isBusy = false;
  const result = await addImages(urls, {
    add: async (url) => {
      expect(isBusy).toBe(false);
      isBusy = true;
      await Promise.resolve();
      isBusy = false;
      asked.push(url);
      if (url === last) throw end;
      if (refused.includes(url)) throw refusal;
    },
    onProgress: (place) => progress.push(place),
    endsAll: (error) => error === end,
  });
  return { ...result, asked, progress };
}

test('adds all images in the order selected, one at a time, and counts them', async () => {
  expect(await add(['c', 'a', 'b'])).toEqual({
    added: ['c', 'a', 'b'],
    failed: [],
    asked: ['c', 'a', 'b'],
    progress: [1, 2, 3],
  });
});

test('continues after an image that fails, and reports it', async () => {
  expect(await add(['a', 'b', 'c', 'd'], ['b', 'd'])).toMatchObject({
    added: ['a', 'c'],
    failed: [
      { url: 'b', error: refusal },
      { url: 'd', error: refusal },
    ],
    progress: [1, 2, 3, 4],
  });
});

test('stops once nothing can be added, and counts the rest as not added', async () => {
  expect(await add(['a', 'b', 'c'], [], 'b')).toMatchObject({
    added: ['a'],
    failed: [
      { url: 'b', error: end },
      { url: 'c', error: end },
    ],
    asked: ['a', 'b'],
  });
});
