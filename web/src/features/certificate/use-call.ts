import { useState } from 'react';
import type * as certificateCalls from './certificate-calls';
import type { CallFailure, CallOutcome } from './certificate-calls';

type Calls = typeof certificateCalls;

/** One of the calls, loaded when it is first made. `attempt` moves the focus to each new failure. */
export function useCall<T>() {
  const [isCalling, setCalling] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [attempt, setAttempt] = useState(0);

  async function call(make: (calls: Calls) => Promise<CallOutcome<T>>): Promise<CallOutcome<T>> {
    setCalling(true);
    setFailure(null);
    // Without a line its code cannot be loaded either.
    const unreachable: CallOutcome<T> = { kind: 'unreachable' };
    const outcome = await import('./certificate-calls').then(make, () => unreachable);
    setCalling(false);
    setFailure(outcome.kind === 'done' ? null : outcome);
    setAttempt((made) => made + 1);
    return outcome;
  }

  const errorOf = (field: string) => (failure?.kind === 'fields' ? failure.errors[field] : undefined);
  return { call, isCalling, failure, attempt, errorOf };
}
