import type { Question } from '@contracts/quiz';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { writeStored } from '../../lib/device-storage';
import { completedWith, withAnswer } from './quiz-dialog';
import { passKey, usePassedQuizzes, useQuizResult } from './stored-result';

const questions: Question[] = [0, 1, 2, 3, 0, 1].map((correctAnswer, at) => ({
  id: `q${at}`,
  type: 'scenario',
  question: 'What now?',
  explanation: 'Because',
  options: ['a', 'b', 'c', 'd'],
  correctAnswer,
}));
const quiz = { key: 'visits-quiz', questions: questions.map(({ id, type }) => ({ id, type })) };
const modules = [
  { slug: 'visits', quiz },
  { slug: 'grief', quiz: null },
];
const answers = (right: number) =>
  Object.fromEntries(
    questions.map(({ id, correctAnswer }, at) => [id, at < right ? Number(correctAnswer) : 3 - Number(correctAnswer)]),
  );
const completed = (right: number) => completedWith(questions, answers(right), new Date('2026-11-23T08:00:00Z'));

beforeEach(() => {
  window.localStorage.clear();
});

function render() {
  return renderHook(() => ({ ...useQuizResult('visits', quiz), passed: usePassedQuizzes(modules) }));
}

test('a quiz is passed with five of six answers, and stays passed without them when it is taken again', () => {
  const { result } = render();
  act(() => result.current.save(completed(4)));
  expect(result.current.passed).toEqual({});
  act(() => result.current.save(completed(5)));
  expect(result.current.passed).toEqual({ visits: answers(5) });
  act(() => result.current.save(null));
  expect(Object.values(window.localStorage).join()).not.toContain('"q0":');
  expect(result.current.passed).toEqual({ visits: 'passed' });
  act(() => result.current.save(withAnswer(questions, {}, 'q0', 2)));
  act(() => result.current.save(completed(0)));
  expect(result.current.result?.score).toBe(0);
  act(() => result.current.save(null));
  expect(result.current.passed).toEqual({ visits: 'passed' });
  act(() => result.current.save(completed(6)));
  expect(result.current.passed).toEqual({ visits: answers(6) });
});

test('a quiz that was not passed is not passed by being taken again', () => {
  const { result } = render();
  act(() => result.current.save(completed(4)));
  act(() => result.current.save(null));
  expect(result.current.passed).toEqual({});
});

test('what somebody else stored with line breaks does not hide the passes that follow', () => {
  const both = ['visits', 'grief'].map((slug) => ({ slug, quiz }));
  writeStored(passKey(quiz.key, 'visits'), '\n\n\n');
  writeStored(passKey(quiz.key, 'grief'), JSON.stringify(completed(6), null, 2));
  const { result } = renderHook(() => usePassedQuizzes(both));
  expect(result.current).toEqual({ grief: answers(6) });
});

test('a pass of other questions, or one that was made up, is none', () => {
  const key = passKey(quiz.key, 'visits');
  for (const stored of [
    '{}',
    'passed',
    JSON.stringify({ ...completed(6), questionIds: ['q0'] }),
    JSON.stringify({ ...completed(6), completed: false, score: 0 }),
    JSON.stringify(completed(3)),
    JSON.stringify({ ...completed(3), answers: {} }),
    JSON.stringify({ ...completed(6), answers: { q0: 0 } }),
    JSON.stringify({ ...completed(6), answers: {}, score: 99 }),
  ]) {
    writeStored(key, stored);
    expect(render().result.current.passed, stored).toEqual({});
  }
});
