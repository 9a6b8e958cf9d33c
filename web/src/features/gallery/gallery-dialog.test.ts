import { expect, test } from 'vitest';
import { swipeStep } from './gallery-dialog';

const from = { x: 200, y: 300 };

test.each([
  ['to the left brings the next', -50, 0, 1],
  ['to the right brings the one before', 50, 0, -1],
  ['that is short does nothing', -49, 0, 0],
  ['that goes a little up as well still counts', -120, -60, 1],
  ['that is more of a scroll does nothing', -60, 40, 0],
  ['straight down does nothing', 0, 200, 0],
])('a swipe %s', (_, across, down, step) => {
  expect(swipeStep(from, { x: from.x + across, y: from.y + down })).toBe(step);
});
