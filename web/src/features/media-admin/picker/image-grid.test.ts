import { expect, test } from 'vitest';
import { gridStep } from './image-grid';

/** Three columns, and two images in the last row. */
const grid = { columns: 3, count: 8 };

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 1, 4],
  ['ArrowUp', 4, 1],
  ['Home', 5, 0],
  ['End', 0, 7],
])('%s moves from %i to %i', (key, from, to) => {
  expect(gridStep(key, from, grid)).toBe(to);
});

test.each([
  ['ArrowLeft', 0],
  ['ArrowUp', 2],
  ['ArrowRight', 7],
  ['ArrowDown', 5],
  ['Home', 0],
  ['Enter', 3],
])('%s does not move from %i', (key, from) => {
  expect(gridStep(key, from, grid)).toBeUndefined();
});
