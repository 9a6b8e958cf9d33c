import { describe, expect, test } from 'vitest';
import { entryBefore, openGap, type Positioned, positionAfter, closeGap } from './ordering';

const list = (...positions: number[]): Positioned[] =>
  positions.map((position, index) => ({ documentId: 'abcdef'.charAt(index), position }));
const positionsOf = (positions: readonly Positioned[]) => positions.map(({ position }) => position);

/** The others after an entry went from one position to right behind another. */
function move(others: readonly Positioned[], from: number | null, after: string | null) {
  const left = closeGap(others, from);
  const position = positionAfter(left, after);
  return { position, others: positionsOf(openGap(left, position)) };
}

describe('an entry moves', () => {
  test.each([
    ['down', list(1, 3, 4), 2, 'b', { position: 3, others: [1, 2, 4] }],
    ['up', list(1, 2, 4), 3, 'a', { position: 2, others: [1, 3, 4] }],
    ['to the top', list(1, 2, 3), 4, null, { position: 1, others: [2, 3, 4] }],
    ['to the end', list(2, 3, 4), 1, 'c', { position: 4, others: [1, 2, 3] }],
    ['nowhere', list(1, 3, 4), 2, 'a', { position: 2, others: [1, 3, 4] }],
    ['in among the others for the first time', list(1, 2, 3), null, 'a', { position: 2, others: [1, 3, 4] }],
    ['to the end for the first time', list(1, 2, 3), null, 'c', { position: 4, others: [1, 2, 3] }],
    ['among positions with gaps', list(10, 20, 40), 30, 'a', { position: 11, others: [10, 20, 39] }],
    ['to the top of a list that began at 0', list(0, 2), 1, null, { position: 0, others: [1, 2] }],
  ])('%s', (_, others, from, after, expected) => {
    expect(move(others, from, after)).toEqual(expected);
  });
});

test('an entry that shares its position leaves no gap behind', () => {
  expect(positionsOf(closeGap(list(0, 0, 5), 0))).toEqual([0, 0, 5]);
});

test('a stored position is said by the entry before it', () => {
  const others = closeGap(list(1, 3, 4), 2);
  expect([1, 2, 3, 4, 9].map((position) => entryBefore(others, position))).toEqual([null, 'a', 'b', 'c', 'c']);
});

test('the chosen position is shown again', () => {
  const others = list(1, 2, 3);
  for (const chosen of [null, 'a', 'b', 'c']) {
    expect(entryBefore(others, positionAfter(others, chosen))).toBe(chosen);
  }
});
