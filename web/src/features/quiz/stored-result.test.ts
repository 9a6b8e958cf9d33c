import type { ModuleQuiz } from '@contracts/training-module';
import { describe, expect, test } from 'vitest';
import { parseResult, resultKey, type StoredResult } from './stored-result';

const questions: ModuleQuiz['questions'] = [
  { id: 'q1', type: 'multiple-choice' },
  { id: 'q2', type: 'true-false' },
  { id: 'q3', type: 'scenario' },
];
const questionIds = questions.map(({ id }) => id);

const partial: StoredResult = { answers: { q1: 0, q2: 'false' }, completed: false, score: 0, questionIds };
const complete: StoredResult = {
  answers: { q1: 0, q2: 'false', q3: 3 },
  completed: true,
  score: 67,
  completedAt: '2026-11-21T08:00:00.000Z',
  questionIds,
};

const read = (stored: unknown) => parseResult(JSON.stringify(stored), questions);

test('the storage key names the quiz and the module', () => {
  expect(resultKey('grief-counseling-quiz', 'grief-counseling')).toBe('grief-counseling-quiz-grief-counseling');
});

test('a stored result is read back', () => {
  expect(read(partial)).toEqual(partial);
  expect(read(complete)).toEqual(complete);
  expect(read({ ...complete, questionIds: ['q3', 'q1', 'q2'] })?.score).toBe(67);
});

describe('there is no result', () => {
  test('if nothing is stored, or something that is not a result', () => {
    expect(parseResult(null, questions)).toBeNull();
    const malformed = ['', '{"answers":', 'null', '[]', '"q1"', '7', '{}'];
    expect(malformed.map((text) => parseResult(text, questions))).toEqual(malformed.map(() => null));
  });

  test.each([
    ['answers that are no answers', { ...partial, answers: { q1: null } }],
    ['answers in a list', { ...partial, answers: [0, 1] }],
    ['no questions named', { ...partial, questionIds: undefined }],
    ['a word for completed', { ...partial, completed: 'yes' }],
    ['a time that is none', { ...complete, completedAt: 'yesterday' }],
  ])('where it has %s', (_, stored) => {
    expect(read(stored)).toBeNull();
  });

  test.each([
    ['other questions', { ...partial, questionIds: ['q1', 'q2', 'q9'] }],
    ['fewer questions', { ...partial, questionIds: ['q1', 'q2'] }],
    ['more questions', { ...partial, questionIds: [...questionIds, 'q4'] }],
    ['an answer to another question', { ...partial, answers: { q9: 0 } }],
  ])('where it is of %s', (_, stored) => {
    expect(read(stored)).toBeNull();
  });

  test.each([
    ['an option that no question has', { ...partial, answers: { q1: 4 } }],
    ['a word for a question of options', { ...partial, answers: { q1: 'true' } }],
    ['a word for a situation', { ...complete, answers: { ...complete.answers, q3: 'true' } }],
    ['an option for a question of words', { ...complete, answers: { ...complete.answers, q2: 1 } }],
    ['half an option', { ...partial, answers: { q1: 0.5 } }],
    ['a word that is no answer', { ...partial, answers: { q2: 'perhaps' } }],
    ['an answer missing, and yet is complete', { ...complete, answers: partial.answers }],
  ])('where it has %s', (_, stored) => {
    expect(read(stored)).toBeNull();
  });

  test.each([66, 101, -1, 33.3, null, '67'])('where the score is %j, which three questions cannot give', (score) => {
    expect(read({ ...complete, score })).toBeNull();
  });
});
