import type { ModuleQuiz } from '@contracts/training-module';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isPassed, passKey } from './passed-quizzes';
import { readStored, subscribeToStored, writeStored } from '../../lib/device-storage';
import { parseResult, resultKey, type StoredResult } from './stored-result';

const nothingStored = () => null;

type SavedResult = {
  /** Null on the server and during hydration. */
  result: StoredResult | null;
  /** Null removes it. */
  save: (result: StoredResult | null) => void;
};

/** The stored result of a quiz, shared by all components and tabs. */
export function useQuizResult(moduleSlug: string, { key, questions }: ModuleQuiz): SavedResult {
  const storageKey = resultKey(key, moduleSlug);
  const text = useSyncExternalStore(subscribeToStored, () => readStored(storageKey), nothingStored);
  const result = useMemo(() => parseResult(text, questions), [text, questions]);
  const save = useCallback(
    (next: StoredResult | null) => {
      // Taking a quiz again overwrites its result, but not that it was passed.
      if (isPassed(next)) writeStored(passKey(key, moduleSlug), JSON.stringify(next));
      writeStored(storageKey, next && JSON.stringify(next));
    },
    [key, moduleSlug, storageKey],
  );
  return { result, save };
}
