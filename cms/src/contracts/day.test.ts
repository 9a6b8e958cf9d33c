import { expect, test } from 'vitest';
import { localDay, utcDay, weekOf } from './day';

test('the day in UTC is written as a date', () => {
  expect(utcDay(Date.parse('2026-11-29T23:59:59.999Z'))).toBe('2026-11-29');
  expect(utcDay(new Date('2026-11-30T00:00:00.000Z'))).toBe('2026-11-30');
});

test('the day of the device does not follow UTC', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test.each([
  ['2026-11-23T00:00:00.000Z', '2026-11-23'],
  ['2026-11-29T23:59:59.999Z', '2026-11-23'],
  ['2026-11-30T00:00:00.000Z', '2026-11-30'],
  ['2027-01-01T12:00:00.000Z', '2026-12-28'],
])('the week of %s begins on %s', (time, monday) => {
  expect(weekOf(Date.parse(time))).toBe(monday);
  expect(weekOf(new Date(time))).toBe(monday);
});
