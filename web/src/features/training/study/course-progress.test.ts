import type { ModuleQuiz } from '@contracts/training-module';
import { expect, test } from 'vitest';
import { courseProgress } from './course-progress';
import { changedRecord, type ModuleRecord } from './use-module-record';

const quiz: ModuleQuiz = {
  key: 'quiz',
  questions: [1, 2, 3, 4, 5, 6].map((id) => ({ id: `q${id}`, type: 'true-false' })),
};
const modules = [
  { slug: 'visits', readingMinutes: 8, quiz },
  { slug: 'weddings', readingMinutes: 10, quiz },
  { slug: 'grief', readingMinutes: 12, quiz: null },
];
const record = (day: number, change: Partial<ModuleRecord> = {}) =>
  changedRecord(null, change, new Date(`2026-11-0${day}T08:00:00Z`));

test('the course begins with its first module, and lasts as long as all texts and quizzes', () => {
  expect(courseProgress(modules, {}, {})).toEqual({
    states: ['none', 'none', 'none'],
    done: 0,
    minutesLeft: 42,
    next: { module: modules[0], section: null, isQuizLeft: false },
  });
});

test('it goes on in the module that was read last, at the section that was read last', () => {
  const records = {
    visits: record(1, { section: 'module-scripture' }),
    weddings: record(2, { section: 'module-practices' }),
  };
  const { states, next } = courseProgress(modules, records, {});
  expect(states).toEqual(['begun', 'begun', 'none']);
  expect(next).toEqual({ module: modules[1], section: 'module-practices', isQuizLeft: false });
});

test('a module that was read to its end has its quiz left, and no more time than for that', () => {
  const records = { weddings: record(1, { section: 'module-actions', isRead: true }) };
  const { states, minutesLeft, next } = courseProgress(modules, records, {});
  expect(states).toEqual(['none', 'begun', 'none']);
  expect(minutesLeft).toBe(14 + 6 + 12);
  expect(next).toMatchObject({ module: { slug: 'weddings' }, isQuizLeft: true });
});

test('a passed quiz completes a module, and reading to the end one without a quiz', () => {
  const records = { weddings: record(3), grief: record(2, { isRead: true }) };
  const { states, done, minutesLeft, next } = courseProgress(modules, records, { weddings: {} });
  expect(states).toEqual(['none', 'done', 'done']);
  expect(done).toBe(2);
  expect(minutesLeft).toBe(14);
  expect(next?.module.slug).toBe('visits');
});

test('after the last module nothing is next', () => {
  const { next, minutesLeft } = courseProgress(
    modules,
    { grief: record(1, { isRead: true }) },
    { visits: {}, weddings: {} },
  );
  expect(next).toBeNull();
  expect(minutesLeft).toBe(0);
});
