/** How a submission stands that found nobody to take it. */
export type Waiting =
  | { readonly is: 'idle' }
  /** Until a pause that grows with the failures is over, the line is back, or the visitor does not want to wait. */
  | { readonly is: 'waiting'; readonly failures: number }
  /** `isLast`: it was given up while it was on its way, and is not tried again. */
  | { readonly is: 'trying'; readonly failures: number; readonly isLast: boolean };

export type WaitingEvent =
  | 'unreached'
  /** Accepted, or refused for good. */
  | 'answered'
  | 'pause-over'
  | 'line-back'
  | 'given-up';

export const idle: Waiting = { is: 'idle' };

/** What follows from what happened; an event that means nothing in a state leaves it as it is. */
export function nextWaiting(waiting: Waiting, event: WaitingEvent): Waiting {
  switch (waiting.is) {
    case 'idle':
      return event === 'unreached' ? { is: 'waiting', failures: 1 } : waiting;
    case 'waiting':
      if (event === 'given-up') return idle;
      if (event === 'pause-over') return { is: 'trying', failures: waiting.failures, isLast: false };
      // What failed before was the line that is no more.
      return event === 'line-back' ? { is: 'trying', failures: 0, isLast: false } : waiting;
    case 'trying':
      if (event === 'answered') return idle;
      if (event === 'unreached') return waiting.isLast ? idle : { is: 'waiting', failures: waiting.failures + 1 };
      if (event === 'given-up') return { ...waiting, isLast: true };
      return event === 'line-back' ? { ...waiting, failures: 0 } : waiting;
  }
}

const shortestPauseMs = 5_000;
const longestPauseMs = 60_000;

/** A line may say that it is there and carry nothing, so it is tried, less and less often. */
export function pauseMs(failures: number): number {
  return Math.min(longestPauseMs, shortestPauseMs * 2 ** (failures - 1));
}
