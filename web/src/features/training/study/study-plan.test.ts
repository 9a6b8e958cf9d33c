import { describe, expect, test } from 'vitest';
import { utcDay } from '@contracts/day';
import { parseDay, paceOf, studyPlan } from './study-plan';

const modules = ['a', 'b', 'c', 'd', 'e'];
const day = (date: Date | undefined) => date && utcDay(date);

describe('a study plan', () => {
  test('has one module a week, from the first day on and across the turn of the year', () => {
    const plan = studyPlan(modules, 'one-a-week', parseDay('2026-12-20'));
    expect(plan.map((stage) => [stage.firstWeek, day(stage.days?.from), day(stage.days?.to), stage.modules])).toEqual([
      [1, '2026-12-20', '2026-12-26', ['a']],
      [2, '2026-12-27', '2027-01-02', ['b']],
      [3, '2027-01-03', '2027-01-09', ['c']],
      [4, '2027-01-10', '2027-01-16', ['d']],
      [5, '2027-01-17', '2027-01-23', ['e']],
    ]);
  });

  test('puts two modules into a week, and what is left into the last', () => {
    const plan = studyPlan(modules, 'two-a-week', null);
    expect(plan.map((stage) => [stage.firstWeek, stage.days, stage.modules])).toEqual([
      [1, null, ['a', 'b']],
      [2, null, ['c', 'd']],
      [3, null, ['e']],
    ]);
  });

  test('gives a module two weeks', () => {
    const [first, second] = studyPlan(modules, 'one-in-two-weeks', parseDay('2026-12-06'));
    expect([first?.firstWeek, first?.lastWeek, day(first?.days?.to)]).toEqual([1, 2, '2026-12-19']);
    expect([second?.firstWeek, second?.lastWeek, day(second?.days?.from)]).toEqual([3, 4, '2026-12-20']);
  });
});

test.each([null, '', '2026-02-30', '2026-13-01', '1999-01-01', '24.11.2026', '2026-11-24T00:00'])(
  'what is no day of this century is none: %s',
  (text) => {
    expect(parseDay(text)).toBeNull();
  },
);

test('a pace that does not exist is one module a week', () => {
  expect(paceOf('ten-a-day')).toBe('one-a-week');
  expect(paceOf('two-a-week')).toBe('two-a-week');
});
