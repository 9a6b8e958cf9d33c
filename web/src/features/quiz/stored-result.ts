import { percentage, passMark } from '@contracts/quiz-rules';
import type { ModuleQuiz, TrainingModuleSummary } from '@contracts/training-module';
import { asObject, isTime, parseObject } from '../../lib/parse-object';
import { type Answer, type Answers, isAnswerTo } from './answers';
import { useMemo, useCallback } from 'react';
import { readStored, useStored, useStoredAll, writeStored } from '../../lib/device-storage';

/** Where it is stored that a quiz was passed, with its answers until it is taken again. */
export function passKey(quizKey: string, moduleSlug: string): string {
  return `passed-${resultKey(quizKey, moduleSlug)}`;
}

function isPassed(result: StoredResult | null): result is StoredResult {
  return result !== null && result.completed && result.score >= passMark;
}

/** Null unless it passed a quiz of these questions. */
function parsePass(text: string | null, questions: ModuleQuiz['questions']): StoredResult | null {
  const pass = parseResult(text, questions, true);
  return isPassed(pass) ? pass : null;
}

type Module = Pick<TrainingModuleSummary, 'slug' | 'quiz'>;

const withQuiz = (modules: readonly Module[]) => modules.flatMap(({ slug, quiz }) => (quiz ? [{ slug, quiz }] : []));

/** Where this device stores what somebody answered in the quizzes of these modules. */
export function quizKeys(modules: readonly Module[]): string[] {
  return withQuiz(modules).flatMap(({ slug, quiz }) => [passKey(quiz.key, slug), resultKey(quiz.key, slug)]);
}

/** By module: the answers that passed its quiz, or `passed` after a retake. Null on the server and during hydration. */
export function usePassedQuizzes(modules: readonly Module[]): Readonly<Record<string, Answers | 'passed'>> | null {
  const stored = useStoredAll(withQuiz(modules).map(({ slug, quiz }) => passKey(quiz.key, slug)));
  return useMemo(() => {
    if (stored === null) return null;
    const passed = withQuiz(modules).flatMap(({ slug, quiz }, index) => {
      const pass = parsePass(stored[index] ?? null, quiz.questions);
      if (pass === null) return [];
      return [[slug, Object.keys(pass.answers).length > 0 ? pass.answers : 'passed'] as const];
    });
    return Object.fromEntries(passed);
  }, [modules, stored]);
}

type SavedResult = {
  /** Null on the server and during hydration. */
  result: StoredResult | null;
  /** Null removes it, to take the quiz again. */
  save: (result: StoredResult | null) => void;
};

/** The stored result of a quiz, shared by all components and tabs. */
export function useQuizResult(moduleSlug: string, { key, questions }: ModuleQuiz): SavedResult {
  const storageKey = resultKey(key, moduleSlug);
  const text = useStored(storageKey);
  const result = useMemo(() => parseResult(text, questions), [text, questions]);
  const save = useCallback(
    (next: StoredResult | null) => {
      const passedKey = passKey(key, moduleSlug);
      const pass = next ?? parsePass(readStored(passedKey), questions);
      // Taking a quiz again clears its answers, but not that it was passed.
      if (isPassed(pass)) writeStored(passedKey, JSON.stringify(next ?? { ...pass, answers: {} }));
      writeStored(storageKey, next && JSON.stringify(next));
    },
    [key, moduleSlug, questions, storageKey],
  );
  return { result, save };
}

export type StoredResult = {
  readonly answers: Answers;
  readonly completed: boolean;
  /** Percent; 0 until completed. */
  readonly score: number;
  readonly completedAt?: string | undefined;
  /** The ids of the questions answered, to detect a result of an older quiz. */
  readonly questionIds: readonly string[];
};

/** The same in both languages, so that a result survives switching. */
export function resultKey(quizKey: string, moduleSlug: string): string {
  return `${quizKey}-${moduleSlug}`;
}

type Asked = ModuleQuiz['questions'];

/** Null unless it is a valid result of these questions. Written without Valibot, which the course's pages do not load. */
export function parseResult(text: string | null, questions: Asked, mayLackAnswers = false): StoredResult | null {
  const stored = text === null ? null : parseObject(text);
  if (stored === null) return null;
  const { completed, score, completedAt } = stored;
  const answers = parseAnswers(stored['answers'], questions);
  const questionIds = parseQuestionIds(stored['questionIds'], questions);
  if (answers === null || questionIds === null || typeof completed !== 'boolean' || typeof score !== 'number')
    return null;
  if (completedAt !== undefined && !isTime(completedAt)) return null;
  if (completed ? !isComplete(answers, score, questions, mayLackAnswers) : score !== 0) return null;
  return { answers, completed, score, questionIds, ...(completedAt === undefined ? {} : { completedAt }) };
}

function parseAnswers(value: unknown, questions: Asked): Answers | null {
  const given = asObject(value);
  if (given === null) return null;
  const answers: Record<string, Answer> = {};
  for (const [id, answer] of Object.entries(given)) {
    const question = questions.find((asked) => asked.id === id);
    if (question === undefined || !isAnswerTo(question.type, answer)) return null;
    answers[id] = answer;
  }
  return answers;
}

function parseQuestionIds(value: unknown, questions: Asked): readonly string[] | null {
  if (!Array.isArray(value) || value.length !== questions.length) return null;
  return questions.every(({ id }) => value.includes(id)) ? value.map(String) : null;
}

function isComplete(answers: Answers, score: number, { length: total }: Asked, mayLackAnswers: boolean): boolean {
  const given = Object.keys(answers).length;
  const possibleScores = Array.from({ length: total + 1 }, (_, correct) => percentage(correct, total));
  return (given === total || (mayLackAnswers && given === 0)) && possibleScores.includes(score);
}
