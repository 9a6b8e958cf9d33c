import type { ModuleQuiz } from '@contracts/training-module';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readResult, subscribeToResults, writeResult } from './result-store';
import { parseResult, resultKey, type StoredResult } from './stored-result';

const nothingStored = () => null;

type KeptResult = {
  /** Null before hydration, too: the server knows nothing of any visitor. */
  result: StoredResult | null;
  /** Null forgets it. */
  keep: (result: StoredResult | null) => void;
};

/** What this browser keeps of a quiz; whoever shows it, in this tab or another, sees the same. */
export function useQuizResult(moduleSlug: string, { key, questions }: ModuleQuiz): KeptResult {
  const storageKey = resultKey(key, moduleSlug);
  const text = useSyncExternalStore(subscribeToResults, () => readResult(storageKey), nothingStored);
  const result = useMemo(() => parseResult(text, questions), [text, questions]);
  const keep = useCallback(
    (next: StoredResult | null) => writeResult(storageKey, next && JSON.stringify(next)),
    [storageKey],
  );
  return { result, keep };
}
