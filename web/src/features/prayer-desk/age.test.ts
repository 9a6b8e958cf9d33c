import { expect, it } from 'vitest';
import { ageOf, followUpState } from './age';

const now = Date.parse('2026-11-21T12:00:00.000Z');

it.each([
  ['2026-11-21T11:59:40.000Z', { value: 0, unit: 'minute' }],
  ['2026-11-21T11:01:00.000Z', { value: 59, unit: 'minute' }],
  ['2026-11-21T11:00:00.000Z', { value: 1, unit: 'hour' }],
  ['2026-11-20T12:00:01.000Z', { value: 23, unit: 'hour' }],
  ['2026-11-20T12:00:00.000Z', { value: 1, unit: 'day' }],
  ['2026-11-08T12:00:00.000Z', { value: 13, unit: 'day' }],
  ['2026-11-07T12:00:00.000Z', { value: 2, unit: 'week' }],
  ['2026-09-01T12:00:00.000Z', { value: 2, unit: 'month' }],
  ['2026-11-21T12:05:00.000Z', { value: 0, unit: 'minute' }],
] as const)('counts the time since %s', (time, age) => {
  expect(ageOf(time, now)).toEqual(age);
});

it.each([
  ['one that was due yesterday', { followUpOn: '2026-11-20', status: 'follow-up' }, 'overdue'],
  ['one that is due today', { followUpOn: '2026-11-21', status: 'new' }, 'today'],
  ['one that is due tomorrow', { followUpOn: '2026-11-22', status: 'new' }, 'later'],
  ['one without a day', { followUpOn: null, status: 'new' }, 'none'],
  ['one that was answered', { followUpOn: '2026-11-20', status: 'answered' }, 'none'],
  ['one that was put away', { followUpOn: '2026-11-20', status: 'archived' }, 'none'],
] as const)('follows up %s', (_, request, state) => {
  expect(followUpState(request, '2026-11-21')).toBe(state);
});
