import { describe, expect, test } from 'vitest';
import { type NamedQuestion, questionIds } from './name-questions';

const choice = (questionId: string | null): NamedQuestion => ({ questionId, type: 'multiple-choice' });
const trueFalse = (questionId: string | null): NamedQuestion => ({ questionId, type: 'true-false' });

describe('the ids of questions', () => {
  test('are made for all questions of a new quiz', () => {
    expect(questionIds([choice(null), trueFalse(null), choice(null)], [], [])).toEqual(['q1', 'q2', 'q3']);
  });

  test('stay with their questions, wherever those are moved', () => {
    expect(questionIds([choice('q2'), choice('q1')], [choice('q1'), choice('q2')], ['q1', 'q2'])).toEqual(['q2', 'q1']);
  });

  test('of a new question are those of the same question in the other language', () => {
    expect(questionIds([choice('q1'), choice(null)], [choice('q1'), choice('q7')], ['q1', 'q7'])).toEqual(['q1', 'q7']);
  });

  test('are never those of a question with another kind of answer', () => {
    expect(questionIds([trueFalse(null)], [choice('q1')], ['q1'])).toEqual(['q2']);
  });

  test('are not used again after a question was removed, because answers are stored under them', () => {
    expect(questionIds([choice('q1'), choice(null)], [], ['q1', 'q2', 'q3'])).toEqual(['q1', 'q4']);
  });

  test('differ for two copies of one question', () => {
    expect(questionIds([choice('q1'), choice('q1')], [], [])).toEqual(['q1', 'q2']);
  });

  test('may be words', () => {
    expect(questionIds([choice('first-visit'), choice(null)], [], ['first-visit'])).toEqual(['first-visit', 'q1']);
  });
});
