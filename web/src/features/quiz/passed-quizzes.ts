import { passMark } from '@contracts/quiz-score';
import type { TrainingModuleSummary } from '@contracts/training-module';
import { useMemo, useSyncExternalStore } from 'react';
import type { Answers } from './answers';
import { readStored, subscribeToStored } from '../../lib/device-storage';
import { parseResult, resultKey, type StoredResult } from './stored-result';

/** Where the answers that passed a quiz stay, whatever becomes of its result. */
export function passKey(quizKey: string, moduleSlug: string): string {
  return `passed-${resultKey(quizKey, moduleSlug)}`;
}

export function isPassed(result: StoredResult | null): result is StoredResult {
  return result !== null && result.completed && result.score >= passMark;
}

type Module = Pick<TrainingModuleSummary, 'slug' | 'quiz'>;

const withQuiz = (modules: readonly Module[]) => modules.flatMap(({ slug, quiz }) => (quiz ? [{ slug, quiz }] : []));

/** Where this device stores what somebody answered in the quizzes of these modules. */
export function quizKeys(modules: readonly Module[]): string[] {
  return withQuiz(modules).flatMap(({ slug, quiz }) => [passKey(quiz.key, slug), resultKey(quiz.key, slug)]);
}

const separator = '\n';
const noneStored = () => null;

/** The answers to each passed quiz, by the slug of its module; null on the server and during hydration. */
export function usePassedQuizzes(modules: readonly Module[]): Readonly<Record<string, Answers>> | null {
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
      const pass = parseResult(stored[index] ?? null, quiz.questions);
      return isPassed(pass) ? [[slug, pass.answers] as const] : [];
    });
    return Object.fromEntries(passed);
  }, [modules, text]);
}
