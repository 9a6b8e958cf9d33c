import { describe, expect, test } from 'vitest';
import { entryBefore, makeRoom, type Place, placeAfter, without } from './contract';

const list = (...places: number[]): Place[] =>
  places.map((place, index) => ({ documentId: 'abcdef'.charAt(index), place }));
const placesOf = (places: readonly Place[]) => places.map(({ place }) => place);

/** The others after an entry went from one place to right behind another. */
function move(others: readonly Place[], from: number | null, after: string | null) {
  const left = without(others, from);
  const place = placeAfter(left, after);
  return { place, others: placesOf(makeRoom(left, place)) };
}

describe('an entry moves', () => {
  test.each([
    ['down', list(1, 3, 4), 2, 'b', { place: 3, others: [1, 2, 4] }],
    ['up', list(1, 2, 4), 3, 'a', { place: 2, others: [1, 3, 4] }],
    ['to the top', list(1, 2, 3), 4, null, { place: 1, others: [2, 3, 4] }],
    ['to the end', list(2, 3, 4), 1, 'c', { place: 4, others: [1, 2, 3] }],
    ['nowhere', list(1, 3, 4), 2, 'a', { place: 2, others: [1, 3, 4] }],
    ['in among the others for the first time', list(1, 2, 3), null, 'a', { place: 2, others: [1, 3, 4] }],
    ['to the end for the first time', list(1, 2, 3), null, 'c', { place: 4, others: [1, 2, 3] }],
    ['among places with gaps', list(10, 20, 40), 30, 'a', { place: 11, others: [10, 20, 39] }],
    ['to the top of a list that began at 0', list(0, 2), 1, null, { place: 0, others: [1, 2] }],
  ])('%s', (_, others, from, after, expected) => {
    expect(move(others, from, after)).toEqual(expected);
  });
});

test('an entry that shares its place leaves no gap behind', () => {
  expect(placesOf(without(list(0, 0, 5), 0))).toEqual([0, 0, 5]);
});

test('a stored place is said by the entry before it', () => {
  const others = without(list(1, 3, 4), 2);
  expect([1, 2, 3, 4, 9].map((place) => entryBefore(others, place))).toEqual([null, 'a', 'b', 'c', 'c']);
});

test('the chosen place is shown again', () => {
  const others = list(1, 2, 3);
  for (const chosen of [null, 'a', 'b', 'c']) {
    expect(entryBefore(others, placeAfter(others, chosen))).toBe(chosen);
  }
});
