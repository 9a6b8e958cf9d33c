import { expect, test } from 'vitest';
import type { Question } from '../contracts/quiz';
import { modulesToRepeat } from './grading';

const question = (at: number, correctAnswer: number): Question => ({
  id: `q${at}`,
  type: 'scenario',
  question: 'What now?',
  explanation: 'Because',
  options: ['a', 'b', 'c', 'd'],
  correctAnswer,
});

const english = [0, 1, 2, 3, 0, 1].map((correct, at) => question(at, correct));
const spanish = [3, 2, 1, 0, 3, 2].map((correct, at) => question(at, correct));
const course = [{ slug: 'visits', title: 'Visits', quizzes: [{ questions: english }, { questions: spanish }] }];
const answersTo = (questions: readonly Question[], right: number) =>
  Object.fromEntries(questions.map(({ id, correctAnswer }, at) => [id, at < right ? correctAnswer : 9]));
const repeated = (answers: Parameters<typeof modulesToRepeat>[1]) =>
  modulesToRepeat(course, answers).map(({ slug }) => slug);

test('five of six answers pass a quiz in either language, four do not', () => {
  for (const questions of [english, spanish]) {
    expect(repeated({ visits: answersTo(questions, 6) })).toEqual([]);
    expect(repeated({ visits: answersTo(questions, 5) })).toEqual([]);
    expect(repeated({ visits: answersTo(questions, 4) })).toEqual(['visits']);
  }
});

test('three answers of each language are no pass', () => {
  const mixed = Object.fromEntries(
    [...english.slice(0, 3), ...spanish.slice(3)].map(({ id, correctAnswer }) => [id, correctAnswer]),
  );
  expect(repeated({ visits: mixed })).toEqual(['visits']);
});

test('a module without answers, or with those of another one, is to be repeated', () => {
  expect(repeated({})).toEqual(['visits']);
  expect(repeated({ funerals: answersTo(english, 6) })).toEqual(['visits']);
  expect(repeated({ visits: {} })).toEqual(['visits']);
});

test('a module whose quiz was taken again since is believed to be passed', () => {
  expect(repeated({ visits: 'passed' })).toEqual([]);
  expect(repeated({ funerals: 'passed' })).toEqual(['visits']);
});

test('a module without a quiz needs no answers', () => {
  expect(modulesToRepeat([{ slug: 'visits', title: 'Visits', quizzes: [] }], {})).toEqual([]);
});
