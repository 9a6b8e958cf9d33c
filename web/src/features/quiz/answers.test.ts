import { percentage } from '@contracts/quiz-rules';
import type { Question } from '@contracts/quiz';
import { describe, expect, test } from 'vitest';
import { countCorrect, isCorrect, scoreOf } from './answers';

const words = { question: 'What now?', explanation: 'Because.' };
const options = ['Stay', 'Leave', 'Pray', 'Call'];
const choice: Question = { ...words, id: 'q1', type: 'multiple-choice', options, correctAnswer: 2 };
const first: Question = { ...choice, id: 'q2', correctAnswer: 0 };
const scenario: Question = { ...words, id: 'q3', type: 'scenario', options, correctAnswer: 3 };
const statement: Question = { ...words, id: 'q4', type: 'true-false', correctAnswer: 'false' };

describe('an answer is right', () => {
  test('to a multiple-choice question when it is the right option', () => {
    expect([0, 1, 2, 3].map((answer) => isCorrect(choice, answer))).toEqual([false, false, true, false]);
    expect(isCorrect(first, 0)).toBe(true);
  });

  test('to a scenario when it is the right option', () => {
    expect([0, 1, 2, 3].map((answer) => isCorrect(scenario, answer))).toEqual([false, false, false, true]);
  });

  test('to a true-false question when it is the right word', () => {
    expect(isCorrect(statement, 'false')).toBe(true);
    expect(isCorrect(statement, 'true')).toBe(false);
  });

  test('only when there is one, and of the right kind', () => {
    expect(isCorrect(choice, undefined)).toBe(false);
    expect(isCorrect(choice, 'true')).toBe(false);
    expect(isCorrect(statement, 0)).toBe(false);
  });
});

test('the score is the rounded percentage of right answers', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((correct) => percentage(correct, 6))).toEqual([0, 17, 33, 50, 67, 83, 100]);
  expect(percentage(0, 0)).toBe(0);
});

test('all types count alike, and an unanswered question counts as wrong', () => {
  const questions = [choice, first, scenario, statement];
  expect(scoreOf(questions, { q1: 2, q2: 0, q3: 3, q4: 'false' })).toBe(100);
  expect(scoreOf(questions, { q1: 2, q2: 1, q3: 3, q4: 'true' })).toBe(50);
  expect(countCorrect(questions, { q4: 'false' })).toBe(1);
  expect(scoreOf(questions, {})).toBe(0);
});
