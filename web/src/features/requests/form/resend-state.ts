export type ResendState =
  | { readonly status: 'idle' }
  /** Until the delay is over, the browser is online again, or the visitor asks for it. */
  | { readonly status: 'waiting'; readonly failures: number }
  /** `isLast`: the visitor stopped it while it was being sent, so it is not tried again. */
  | { readonly status: 'sending'; readonly failures: number; readonly isLast: boolean };

export type ResendEvent =
  | 'failed'
  /** Accepted, or refused for good. */
  | 'settled'
  | 'delay-over'
  | 'online'
  | 'stopped';

export const idle: ResendState = { status: 'idle' };

export function resendReducer(state: ResendState, event: ResendEvent): ResendState {
  switch (state.status) {
    case 'idle':
      return event === 'failed' ? { status: 'waiting', failures: 1 } : state;
    case 'waiting':
      if (event === 'stopped') return idle;
      if (event === 'delay-over') return { status: 'sending', failures: state.failures, isLast: false };
      // The failures so far say nothing about the new connection.
      return event === 'online' ? { status: 'sending', failures: 0, isLast: false } : state;
    case 'sending':
      if (event === 'settled') return idle;
      if (event === 'failed') return state.isLast ? idle : { status: 'waiting', failures: state.failures + 1 };
      if (event === 'stopped') return { ...state, isLast: true };
      return event === 'online' ? { ...state, failures: 0 } : state;
  }
}

const shortestDelayMs = 5_000;
const longestDelayMs = 60_000;

/** A browser may report a connection that carries nothing, so it is tried less and less often. */
export function resendDelayMs(failures: number): number {
  return Math.min(longestDelayMs, shortestDelayMs * 2 ** (failures - 1));
}
