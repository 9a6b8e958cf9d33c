import { createStore } from '../../../lib/store';
import { warnOnLeaving } from '../../../lib/warn-on-leaving';
import { mayBeAcceptedLater, retryAfterMs } from '../../../lib/cms-client/request-failure';

/** `waiting`: until the delay is over, the browser is online again, or the visitor asks for it. */
export type ResendStatus = 'idle' | 'waiting' | 'sending';

export type ResendListener<Receipt> = {
  /** `isChanged`: the form was edited after the request was sent first. */
  onSent: (receipt: Receipt, isChanged: boolean) => void;
  /** There was no connection, and it is resent once there is. */
  onQueued: (isChanged: boolean) => void;
  /** It was refused, and is not tried again. */
  onRefused: (error: unknown) => void;
};

const shortestDelayMs = 5_000;
const longestDelayMs = 60_000;

/** A browser may report a connection that carries nothing, so it is tried less and less often. */
function resendDelayMs(failures: number): number {
  return Math.min(longestDelayMs, shortestDelayMs * 2 ** (failures - 1));
}

/** Resends from wherever on the site the visitor is by then. `fallback` is called while the form is not on the page. */
export function createResender<Receipt>(fallback: ResendListener<Receipt>) {
  const { read: status, replace: become, subscribe } = createStore<ResendStatus>('idle');
  let send: (() => Promise<Receipt>) | undefined;
  let failures = 0;
  let isLast = false;
  let isChanged = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWarning: (() => void) | undefined;
  let listener = fallback;

  function wait(leastMs: number) {
    failures += 1;
    timer = setTimeout(() => void attempt(), Math.max(resendDelayMs(failures), leastMs));
    become('waiting');
  }

  function end() {
    clearTimeout(timer);
    window.removeEventListener('online', handleOnline);
    stopWarning?.();
    send = undefined;
    become('idle');
  }

  async function attempt(): Promise<void> {
    if (status() !== 'waiting' || !send) return;
    clearTimeout(timer);
    become('sending');
    try {
      const receipt = await send();
      end();
      listener.onSent(receipt, isChanged);
    } catch (error) {
      if (!mayBeAcceptedLater(error)) {
        end();
        listener.onRefused(error);
      } else if (isLast) end();
      else wait(retryAfterMs(error));
    }
  }

  function handleOnline() {
    // The failures so far say nothing about the new connection.
    failures = 0;
    void attempt();
  }

  return {
    status,
    subscribe,
    /** After the first failure: `request` sends the very same again, under the same key. */
    queue: (request: () => Promise<Receipt>, change = false) => {
      if (status() !== 'idle') return;
      send = request;
      failures = 0;
      isLast = false;
      isChanged = change;
      window.addEventListener('online', handleOnline);
      stopWarning = warnOnLeaving();
      wait(0);
      listener.onQueued(isChanged);
    },
    /** Sends without further delay, and answers whether it is still waiting afterwards. */
    sendNow: async () => {
      await attempt();
      return status() !== 'idle';
    },
    /** `change`: the form is about to be edited. An attempt that is under way still counts, and is the last. */
    stop: (change: boolean) => {
      isChanged ||= change;
      isLast = true;
      if (status() === 'waiting') end();
    },
    /** The form on the page listens instead of the fallback until it calls the returned function. */
    attach: (form: ResendListener<Receipt>) => {
      listener = form;
      return () => {
        if (listener === form) listener = fallback;
      };
    },
    listener: () => listener,
  };
}
