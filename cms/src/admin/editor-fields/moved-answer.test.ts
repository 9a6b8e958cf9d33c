import { expect, test } from 'vitest';
import { movedAnswer } from './moved-answer';

const before = ['a', 'b', 'c', 'd'];

test.each([
  ['stays with its option when another one moves', '0', ['a', 'c', 'b', 'd'], '0'],
  ['follows its option', '2', ['c', 'a', 'b', 'd'], '0'],
  ['moves up when an option before it goes', '3', ['a', 'c', 'd'], '2'],
  ['is none when its own option goes', '1', ['a', 'c', 'd'], null],
  ['stays when an option is added', '3', ['a', 'b', 'c', 'd', 'e'], '3'],
  ['of true or false stays', 'true', ['a'], 'true'],
])('the right answer %s', (_, answer, after, expected) => {
  expect(movedAnswer(answer, before, after)).toBe(expected);
});
