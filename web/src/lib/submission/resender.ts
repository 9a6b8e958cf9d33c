import { mayPass, retryAfterMs } from './submission-failure';
import { idle, nextWaiting, pauseMs, type Waiting, type WaitingEvent } from './waiting';

/** Whoever is told what became of it. */
export type Told<Receipt> = {
  /** `isChanged`: the form holds something else by now. */
  sent: (receipt: Receipt, isChanged: boolean) => void;
  /** It was refused, and is not tried again. */
  refused: (error: unknown) => void;
};

export type Resender<Receipt> = {
  state: () => Waiting;
  subscribe: (listener: () => void) => () => void;
  /** After the first failure: `attempt` sends the very same again, under the same key. */
  wait: (attempt: () => Promise<Receipt>) => void;
  /** Without waiting any longer. Answers whether it is still waiting afterwards. */
  sendNow: () => Promise<boolean>;
  /** `isChanged`: the form is about to hold something else. An attempt that is on its way still counts. */
  stop: (isChanged: boolean) => void;
  /** From now on, and until what is given back is called, the form on the page is told. */
  attach: (form: Told<Receipt>) => () => void;
  /** Whoever is told now. */
  told: () => Told<Receipt>;
};

/** What a form was told less than this before it left the page may not have been seen there. */
const glimpseMs = 2_000;

/**
 * Sends what found no network again when the line is back, as long as the page is open, wherever on the site its
 * visitor is by then. What is to be sent is kept in memory alone. `elsewhere` is told while the form is not on the page.
 */
export function createResender<Receipt>(elsewhere: Told<Receipt>): Resender<Receipt> {
  let state: Waiting = idle;
  let attempt: (() => Promise<Receipt>) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = elsewhere;
  let isChanged = false;
  const listeners = new Set<() => void>();

  function happen(event: WaitingEvent) {
    const before = state;
    state = nextWaiting(before, event);
    if (state === before) return;
    if (state.is !== 'waiting') clearTimeout(timer);
    if (before.is === 'idle') {
      window.addEventListener('online', comeBack);
      window.addEventListener('beforeunload', askBeforeLeaving);
    }
    if (state.is === 'idle') {
      window.removeEventListener('online', comeBack);
      window.removeEventListener('beforeunload', askBeforeLeaving);
      attempt = undefined;
    }
    listeners.forEach((listener) => listener());
  }

  function pause(ms: number) {
    if (state.is === 'waiting') timer = setTimeout(() => void tryAfter('pause-over'), ms);
  }

  function comeBack() {
    void tryAfter('line-back');
  }

  async function tryAfter(event: 'pause-over' | 'line-back'): Promise<void> {
    const wasWaiting = state.is === 'waiting';
    happen(event);
    if (!wasWaiting || !attempt) return;
    try {
      const receipt = await attempt();
      happen('answered');
      told.sent(receipt, isChanged);
    } catch (error) {
      if (mayPass(error)) {
        happen('unreached');
        if (state.is === 'waiting') pause(Math.max(pauseMs(state.failures), retryAfterMs(error)));
      } else {
        happen('answered');
        told.refused(error);
      }
    }
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wait: (again) => {
      if (state.is !== 'idle') return;
      attempt = again;
      isChanged = false;
      happen('unreached');
      pause(pauseMs(1));
    },
    sendNow: async () => {
      await tryAfter('pause-over');
      return state.is !== 'idle';
    },
    stop: (change) => {
      isChanged ||= change;
      happen('given-up');
    },
    attach: (form) => {
      let lastTold: { at: number; tellElsewhere: () => void } | undefined;
      const attached: Told<Receipt> = {
        sent: (receipt, isChanged) => {
          // The form has emptied itself by then, and may hold something new.
          lastTold = { at: Date.now(), tellElsewhere: () => elsewhere.sent(receipt, true) };
          form.sent(receipt, isChanged);
        },
        refused: (error) => {
          lastTold = { at: Date.now(), tellElsewhere: () => elsewhere.refused(error) };
          form.refused(error);
        },
      };
      told = attached;
      return () => {
        if (told === attached) told = elsewhere;
        if (lastTold && Date.now() - lastTold.at < glimpseMs) lastTold.tellElsewhere();
      };
    },
    told: () => told,
  };
}

/** The browser asks in its own words. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}
