import { passMark } from '@contracts/quiz-score';
import type { ModuleQuiz, TrainingModuleSummary } from '@contracts/training-module';
import { useMemo, useSyncExternalStore } from 'react';
import type { Answers } from './answers';
import { readStored, subscribeToStored } from '../../lib/device-storage';
import { parseResult, resultKey, type StoredResult } from './stored-result';

/** Where it is stored that a quiz was passed, with its answers until it is taken again. */
export function passKey(quizKey: string, moduleSlug: string): string {
  return `passed-${resultKey(quizKey, moduleSlug)}`;
}

export function isPassed(result: StoredResult | null): result is StoredResult {
  return result !== null && result.completed && result.score >= passMark;
}

/** Null unless it passed a quiz of these questions. */
export function parsePass(text: string | null, questions: ModuleQuiz['questions']): StoredResult | null {
  const pass = parseResult(text, questions, true);
  return isPassed(pass) ? pass : null;
}

type Module = Pick<TrainingModuleSummary, 'slug' | 'quiz'>;

const withQuiz = (modules: readonly Module[]) => modules.flatMap(({ slug, quiz }) => (quiz ? [{ slug, quiz }] : []));

/** Where this device stores what somebody answered in the quizzes of these modules. */
export function quizKeys(modules: readonly Module[]): string[] {
  return withQuiz(modules).flatMap(({ slug, quiz }) => [passKey(quiz.key, slug), resultKey(quiz.key, slug)]);
}

const separator = '\n';
const noneStored = () => null;

/** By module: the answers that passed its quiz, or `passed` after a retake. Null on the server and during hydration. */
export function usePassedQuizzes(modules: readonly Module[]): Readonly<Record<string, Answers | 'passed'>> | null {
  // One text, because React compares what a store answers. Line breaks mean nothing in JSON.
  const text = useSyncExternalStore(
    subscribeToStored,
    () =>
      withQuiz(modules)
        .map(({ slug, quiz }) => (readStored(passKey(quiz.key, slug)) ?? '').replaceAll(separator, ' '))
        .join(separator),
    noneStored,
  );
  return useMemo(() => {
    if (text === null) return null;
    const stored = text.split(separator);
    const passed = withQuiz(modules).flatMap(({ slug, quiz }, index) => {
      const pass = parsePass(stored[index] ?? null, quiz.questions);
      if (pass === null) return [];
      return [[slug, Object.keys(pass.answers).length > 0 ? pass.answers : 'passed'] as const];
    });
    return Object.fromEntries(passed);
  }, [modules, text]);
}
