import { describe, expect, test } from 'vitest';
import { inOrder, readOrder } from './media-rows';

const item = (documentId: string, sortOrder: number | null, id = 0) => ({ documentId, sortOrder, id });
const names = (items: readonly { documentId: string }[]) => items.map(({ documentId }) => documentId).join('');

describe('an item takes the position it was given', () => {
  const others = [item('c', 3), item('a', 1), item('b', 2)];

  test.each([
    [1, 'xabc'],
    [2, 'axbc'],
    [4, 'abcx'],
    [99, 'abcx'],
    [null, 'abcx'],
    [0, 'xabc'],
    [-5, 'xabc'],
  ])('%j', (position, order) => {
    expect(names(inOrder([...others, item('x', position)], 'x'))).toBe(order);
  });

  test('also when it moves to it from another, with the gap it leaves', () => {
    expect(names(inOrder([item('a', 1), item('c', 3), item('d', 4), item('b', 3)], 'b'))).toBe('acbd');
    expect(names(inOrder([item('b', 2), item('c', 3), item('a', 3)], 'a'))).toBe('bca');
  });
});

test('the same position twice goes by age, and no position is the last', () => {
  expect(names(inOrder([item('c', null, 3), item('b', 1, 2), item('a', 1, 1)]))).toBe('abc');
});

describe('an order that is asked for', () => {
  const asked = (...ids: string[]) => ids.map((id, index) => ({ id, sortOrder: index + 1 }));

  test('is taken however its positions are listed', () => {
    expect(readOrder(['a', 'b', 'c'], asked('c', 'a', 'b').toReversed())).toEqual(['c', 'a', 'b']);
    expect(readOrder([], [])).toEqual([]);
  });

  test.each([
    ['leaves one out', asked('a', 'b')],
    ['names one twice', asked('a', 'b', 'b')],
    ['names one twice beside all', asked('a', 'b', 'c', 'c')],
    ['names a stranger', asked('a', 'b', 'x')],
    ['names a stranger besides', asked('a', 'b', 'c', 'x')],
    ['is empty', []],
    ['counts from 0', asked('a', 'b', 'c').map(({ id, sortOrder }) => ({ id, sortOrder: sortOrder - 1 }))],
    ['has a gap', [...asked('a', 'b'), { id: 'c', sortOrder: 4 }]],
    ['gives a position twice', [...asked('a', 'b'), { id: 'c', sortOrder: 2 }]],
    ['counts in halves', [...asked('a', 'b'), { id: 'c', sortOrder: 2.5 }]],
    ['counts without end', [...asked('a', 'b'), { id: 'c', sortOrder: Infinity }]],
    ['counts nothing', [...asked('a', 'b'), { id: 'c', sortOrder: NaN }]],
  ])('is not taken when it %s', (_, order) => {
    expect(readOrder(['a', 'b', 'c'], order)).toBeUndefined();
  });
});
