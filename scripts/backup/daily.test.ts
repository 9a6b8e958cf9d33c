import { expect, test } from 'vitest';
import { isDue } from './daily';

const at = (time: string) => `2026-11-${time}:00.000Z`;

test.each([
  ['the first one at once', null, null, '24T02:00', true],
  ['none before the hour', '23T03:00', null, '24T02:59', false],
  ['the one of the day at the hour', '23T03:00', null, '24T03:00', true],
  ['none twice on a day', '24T03:00', null, '24T23:59', false],
  ['one that was missed while the machine was off', '20T03:00', null, '24T02:00', true],
  ['none soon after a failure', '23T03:00', '24T03:00', '24T03:59', false],
  ['another try an hour after a failure', '23T03:00', '24T03:00', '24T04:00', true],
])('makes %s', (_, succeeded, failed, now, due) => {
  const state = { succeededAt: succeeded && at(succeeded), failedAt: failed && at(failed) };
  expect(isDue(state, 3, Date.parse(at(now)))).toBe(due);
});
