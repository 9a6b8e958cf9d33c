import { expect, test } from 'vitest';
import { ageOf } from './concerns';

const now = Date.parse('2026-11-24T12:00:00.000Z');

test.each([
  ['2026-11-24T12:00:30.000Z', null],
  ['2026-11-24T11:59:30.000Z', null],
  ['2026-11-24T11:58:30.000Z', { value: 1, unit: 'minute' }],
  ['2026-11-24T11:00:30.000Z', { value: 59, unit: 'minute' }],
  ['2026-11-24T03:00:00.000Z', { value: 9, unit: 'hour' }],
  ['2026-11-22T12:30:00.000Z', { value: 47, unit: 'hour' }],
  ['2026-11-20T03:00:00.000Z', { value: 4, unit: 'day' }],
])('a backup of %s', (time, age) => {
  expect(ageOf(time, now)).toEqual(age);
});
