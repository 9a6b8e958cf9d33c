import type { AdminMedia } from '@contracts/event-media';
import { expect, test } from 'vitest';
import { inOrderOf, movedTo, orderOf, reconciled, replaced, without } from './media-order';

const item = (id: string, sortOrder: number, caption = ''): AdminMedia => ({
  id,
  mediaType: 'image',
  mediaUrl: `/public-objects/${id}.jpg`,
  thumbnailUrl: null,
  locale: 'en',
  caption,
  captions: { en: caption, es: '' },
  sortOrder,
});

const items = [item('a', 1), item('b', 2), item('c', 3)];
const shown = (list: readonly AdminMedia[]) => list.map(({ id, sortOrder }) => `${id}${String(sortOrder)}`).join(' ');

test.each([
  ['c', 0, 'c1 a2 b3'],
  ['a', 2, 'b1 c2 a3'],
  ['a', 1, 'b1 a2 c3'],
  ['b', 1, 'a1 b2 c3'],
  ['x', 0, 'a1 b2 c3'],
])('%s moved to %i', (id, index, expected) => {
  expect(shown(movedTo(items, id, index))).toBe(expected);
});

test('removing an item leaves no gap in the numbers', () => {
  expect(shown(without(items, 'b'))).toBe('a1 c2');
});

test('a changed item keeps its local position, whatever the server returns', () => {
  const changed = replaced(items, { ...item('b', 9, 'Dawn'), withdrawn: true });
  expect(shown(changed)).toBe('a1 b2 c3');
  expect(changed[1]).toMatchObject({ caption: 'Dawn', withdrawn: true });
});

test('an order lists every item once, from 1', () => {
  expect(orderOf([items[2], items[0]].filter((one) => one !== undefined))).toEqual({
    mediaOrders: [
      { id: 'c', sortOrder: 1 },
      { id: 'a', sortOrder: 2 },
    ],
  });
});

test('items that an order lacks come last', () => {
  expect(shown(inOrderOf([item('c', 1), item('gone', 2), item('a', 3)], [...items, item('d', 4)]))).toBe('c1 a2 b3 d4');
});

test('unchanged items stay the same objects', () => {
  const next = reconciled(items, [item('a', 1), item('b', 2, 'Dawn'), { ...item('c', 3), withdrawn: true }]);
  expect(next.map((one, index) => one === items[index])).toEqual([true, false, false]);
});
