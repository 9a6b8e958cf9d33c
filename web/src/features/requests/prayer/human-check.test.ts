import { expect, test, vi } from 'vitest';
import { anotherHumanCheck, isSolved, newHumanCheck } from './human-check';

test('both numbers lie between 1 and 10, the ends included', () => {
  expect(newHumanCheck(() => 0)).toEqual({ first: 1, second: 1 });
  expect(newHumanCheck(() => 0.999_999)).toEqual({ first: 10, second: 10 });
});

test('the two numbers are independent', () => {
  const draws = [0.15, 0.85];
  expect(newHumanCheck(() => draws.shift() ?? 0)).toEqual({ first: 2, second: 9 });
});

test('the next sum is another one, even if chance draws the same again', () => {
  const draws = [0.25, 0.35, 0.25, 0.85];
  vi.spyOn(Math, 'random').mockImplementation(() => draws.shift() ?? 0);
  expect(anotherHumanCheck({ first: 3, second: 4 })).toEqual({ first: 3, second: 9 });
});

test.each(['7', ' 7 ', '07'])('"%s" solves 3 + 4', (answer) => {
  expect(isSolved({ first: 3, second: 4 }, answer)).toBe(true);
});

test.each(['', ' ', '8', '-7', '7.0', '0x7', '7e0', 'seven', '3 + 4'])('"%s" does not solve 3 + 4', (answer) => {
  expect(isSolved({ first: 3, second: 4 }, answer)).toBe(false);
});
