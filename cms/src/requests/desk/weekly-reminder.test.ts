import { expect, test } from 'vitest';
import { weekOf } from './weekly-reminder';

test.each([
  ['2026-11-23T00:00:00.000Z', '2026-11-23'],
  ['2026-11-29T23:59:59.999Z', '2026-11-23'],
  ['2026-11-30T00:00:00.000Z', '2026-11-30'],
  ['2027-01-01T12:00:00.000Z', '2026-12-28'],
])('the week of %s begins on %s', (time, monday) => {
  expect(weekOf(Date.parse(time))).toBe(monday);
});
