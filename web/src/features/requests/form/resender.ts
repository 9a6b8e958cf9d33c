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

/**
 * A form that leaves the page less than this after it was told of a request that sent itself may not have been seen.
 * Whoever pressed the button is looking, and needs no second message.
 */
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
  let lastTold: { form: Told<Receipt>; at: number; tellElsewhere: () => void } | undefined;
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

  function remember(tellElsewhere: () => void) {
    lastTold = { form: told, at: Date.now(), tellElsewhere };
  }

  async function tryAfter(event: 'pause-over' | 'line-back', isAsked = false): Promise<void> {
    const wasWaiting = state.is === 'waiting';
    happen(event);
    if (!wasWaiting || !attempt) return;
    try {
      const receipt = await attempt();
      happen('answered');
      // The form has emptied itself when it leaves the page, and may hold something new.
      if (!isAsked) remember(() => elsewhere.sent(receipt, true));
      told.sent(receipt, isChanged);
    } catch (error) {
      if (mayPass(error)) {
        happen('unreached');
        if (state.is === 'waiting') pause(Math.max(pauseMs(state.failures), retryAfterMs(error)));
      } else {
        happen('answered');
        if (!isAsked) remember(() => elsewhere.refused(error));
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
      await tryAfter('pause-over', true);
      return state.is !== 'idle';
    },
    stop: (change) => {
      isChanged ||= change;
      happen('given-up');
    },
    attach: (form) => {
      told = form;
      return () => {
        if (told === form) told = elsewhere;
        if (lastTold?.form === form && Date.now() - lastTold.at < glimpseMs) lastTold.tellElsewhere();
      };
    },
    told: () => told,
  };
}

/** The browser asks in its own words. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}
