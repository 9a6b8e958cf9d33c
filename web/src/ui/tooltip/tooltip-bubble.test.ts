import { expect, test } from 'vitest';
import { tooltipPosition } from './tooltip-bubble';

const tooltip = { width: 100, height: 40 };
const windowWidth = 390;

test.each([
  ['stands above the middle of its control', { left: 150, top: 300, width: 44, height: 44 }, { left: 122, top: 260 }],
  ['stands below where there is no room above', { left: 150, top: 14, width: 44, height: 44 }, { left: 122, top: 58 }],
  ['keeps off the left edge', { left: 4, top: 300, width: 44, height: 44 }, { left: 8, top: 260 }],
  ['keeps off the right edge', { left: 340, top: 300, width: 44, height: 44 }, { left: 282, top: 260 }],
])('a tooltip %s', (_, control, position) => {
  expect(tooltipPosition(control, tooltip, windowWidth)).toEqual(position);
});
