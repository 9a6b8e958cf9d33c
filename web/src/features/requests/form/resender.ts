import { warnOnLeaving } from '../../../lib/warn-on-leaving';
import { mayBeAcceptedLater, retryAfterMs } from './request-failure';
import { idle, resendDelayMs, resendReducer, type ResendEvent, type ResendState } from './resend-state';

export type ResendListener<Receipt> = {
  /** `isChanged`: the form was edited after the request was sent first. */
  onSent: (receipt: Receipt, isChanged: boolean) => void;
  /** There was no connection, and it is resent once there is. */
  onQueued: (isChanged: boolean) => void;
  /** It was refused, and is not tried again. */
  onRefused: (error: unknown) => void;
};

export type Resender<Receipt> = {
  state: () => ResendState;
  subscribe: (listener: () => void) => () => void;
  /** After the first failure: `send` sends the very same again, under the same key. */
  queue: (send: () => Promise<Receipt>, isChanged?: boolean) => void;
  /** Sends without further delay, and answers whether it is still waiting afterwards. */
  sendNow: () => Promise<boolean>;
  /** `isChanged`: the form is about to be edited. An attempt that is under way still counts. */
  stop: (isChanged: boolean) => void;
  /** The form on the page listens instead of the fallback until it calls the returned function. */
  attach: (form: ResendListener<Receipt>) => () => void;
  listener: () => ResendListener<Receipt>;
};

/** A form that leaves the page this soon after a request was resent may not have been seen, so the fallback says it again. */
const unseenMs = 2_000;

/** Resends from wherever on the site the visitor is by then. `fallback` is called while the form is not on the page. */
export function createResender<Receipt>(fallback: ResendListener<Receipt>): Resender<Receipt> {
  let state: ResendState = idle;
  let send: (() => Promise<Receipt>) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listener = fallback;
  let lastNotice: { listener: ResendListener<Receipt>; at: number; repeat: () => void } | undefined;
  let isChanged = false;
  let stopWarning: (() => void) | undefined;
  const subscribers = new Set<() => void>();

  function dispatch(event: ResendEvent) {
    const before = state;
    state = resendReducer(before, event);
    if (state === before) return;
    if (state.status !== 'waiting') clearTimeout(timer);
    if (before.status === 'idle') {
      window.addEventListener('online', handleOnline);
      stopWarning = warnOnLeaving();
    }
    if (state.status === 'idle') {
      window.removeEventListener('online', handleOnline);
      stopWarning?.();
      send = undefined;
    }
    subscribers.forEach((notify) => notify());
  }

  function startTimer(ms: number) {
    if (state.status === 'waiting') timer = setTimeout(() => void trySending('delay-over'), ms);
  }

  function handleOnline() {
    void trySending('online');
  }

  async function trySending(event: 'delay-over' | 'online', byHand = false): Promise<void> {
    const wasWaiting = state.status === 'waiting';
    dispatch(event);
    if (!wasWaiting || !send) return;
    // A visitor who pressed the button is looking at the form; other notices may be missed, so the fallback can repeat them.
    const remember = (repeat: () => void) => {
      if (!byHand) lastNotice = { listener, at: Date.now(), repeat };
    };
    try {
      const receipt = await send();
      dispatch('settled');
      // By the time the form leaves the page it has been emptied, and may hold something new.
      remember(() => fallback.onSent(receipt, true));
      listener.onSent(receipt, isChanged);
    } catch (error) {
      if (mayBeAcceptedLater(error)) {
        dispatch('failed');
        if (state.status === 'waiting') startTimer(Math.max(resendDelayMs(state.failures), retryAfterMs(error)));
      } else {
        dispatch('settled');
        remember(() => fallback.onRefused(error));
        listener.onRefused(error);
      }
    }
  }

  return {
    state: () => state,
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    queue: (request, change = false) => {
      if (state.status !== 'idle') return;
      send = request;
      isChanged = change;
      dispatch('failed');
      startTimer(resendDelayMs(1));
      listener.onQueued(isChanged);
    },
    sendNow: async () => {
      await trySending('delay-over', true);
      return state.status !== 'idle';
    },
    stop: (change) => {
      isChanged ||= change;
      dispatch('stopped');
    },
    attach: (form) => {
      listener = form;
      return () => {
        if (listener === form) listener = fallback;
        if (lastNotice?.listener === form && Date.now() - lastNotice.at < unseenMs) lastNotice.repeat();
      };
    },
    listener: () => listener,
  };
}

/** Browsers show a text of their own. */
