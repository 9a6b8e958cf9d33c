import { expect, test } from 'vitest';
import type { Problem } from '../../api/publishing/contract';
import { type FieldError, formErrors } from './form-errors';

const words = ({ code }: Problem): FieldError => ({ id: code, defaultMessage: code });
const missing: Problem = { path: ['title'], code: 'problem.text.missing' };
const option: Problem = { path: ['questions', 2, 'options', 1, 'text'], code: 'problem.text.missing' };
const count: Problem = { path: ['questions'], code: 'problem.list.exact' };
const told = words(missing);

test('a problem stands at its field', () => {
  expect(formErrors([missing], words)).toEqual({ title: told });
});

test('a problem in a list stands at its part, so that the panel opens it', () => {
  const { questions } = formErrors([option], words);
  expect(questions).toEqual([undefined, undefined, { options: [undefined, { text: told }] }]);
});

test('a list that lacks something itself says so', () => {
  expect(formErrors([count], words)).toEqual({ questions: words(count) });
});

test('parts of a list are marked rather than the list', () => {
  expect(formErrors([count, option, missing], words)).toEqual(formErrors([option, missing], words));
});

test('the first problem of a field is shown', () => {
  const again: Problem = { path: ['title'], code: 'problem.text.long' };
  expect(formErrors([missing, again], words)).toEqual({ title: told });
});
