import { expect, test } from 'vitest';
import { daysLeft } from './trash';

test.each([
  ['just deleted', '2026-05-01T00:00:00.000Z', 30],
  ['deleted a day ago', '2026-04-30T00:00:00.000Z', 29],
  ['deleted an hour ago', '2026-04-30T23:00:00.000Z', 30],
  ['in its last hour', '2026-04-01T01:00:00.000Z', 1],
  ['overdue', '2026-03-01T00:00:00.000Z', 0],
])('counts the days of what is %s', (_, deletedAt, days) => {
  expect(daysLeft(deletedAt, Date.parse('2026-05-01T00:00:00.000Z'))).toBe(days);
});
