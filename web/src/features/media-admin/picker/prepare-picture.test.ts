import { expect, test } from 'vitest';
import { fittingSize } from './prepare-picture';

test.each([
  ['a landscape', [4032, 3024], [2560, 1920]],
  ['a portrait', [3024, 4032], [1920, 2560]],
  ['a square', [5000, 5000], [2560, 2560]],
  ['a panorama', [16_000, 20], [2560, 3]],
  ['a thread', [10_000, 1], [2560, 1]],
  ['what fits exactly', [2560, 1707], [2560, 1707]],
  ['what is smaller', [640, 480], [640, 480]],
] as const)('%s of %j pixels becomes one of %j', (_, [width, height], [newWidth, newHeight]) => {
  expect(fittingSize({ width, height }, 2560)).toEqual({ width: newWidth, height: newHeight });
});
