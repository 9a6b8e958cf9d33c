import type { ModuleQuiz } from '@contracts/training-module';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isPassed, parsePass, passKey } from './passed-quizzes';
import { readStored, subscribeToStored, writeStored } from '../../lib/device-storage';
import { parseResult, resultKey, type StoredResult } from './stored-result';

const nothingStored = () => null;

type SavedResult = {
  /** Null on the server and during hydration. */
  result: StoredResult | null;
  /** Null removes it, to take the quiz again. */
  save: (result: StoredResult | null) => void;
};

/** The stored result of a quiz, shared by all components and tabs. */
export function useQuizResult(moduleSlug: string, { key, questions }: ModuleQuiz): SavedResult {
  const storageKey = resultKey(key, moduleSlug);
  const text = useSyncExternalStore(subscribeToStored, () => readStored(storageKey), nothingStored);
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
