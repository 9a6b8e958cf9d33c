import type { ImageValidation } from '@contracts/image';

export type Check =
  | { status: 'empty' }
  /** Waiting for typing to stop. */
  | { status: 'waiting' }
  | { status: 'validating' }
  | { status: 'valid' }
  /** With the server's message, if any. */
  | { status: 'invalid'; error: string | null }
  /** The check itself failed. */
  | { status: 'failed' };

export type TypedUrl = { typed: string; check: Check };

/** Trims what was pasted with the address. */
export const urlOf = ({ typed }: TypedUrl): string => typed.trim();

export type UrlCheck = {
  read: () => TypedUrl;
  subscribe: (listener: () => void) => () => void;
  type: (typed: string) => void;
  again: () => void;
  /** Stops checking and ignores pending answers. */
  stop: () => void;
};

const typingPauseMs = 500;

/** Validates an address half a second after typing has stopped. Only the answer for the current address counts. */
export function createUrlCheck(validate: (imageUrl: string) => Promise<ImageValidation>): UrlCheck {
  let current: TypedUrl = { typed: '', check: { status: 'empty' } };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Identifies the check of the current address. */
  let question = {};
  const listeners = new Set<() => void>();

  function become(next: TypedUrl) {
    current = next;
    listeners.forEach((listener) => listener());
  }

  function stop() {
    clearTimeout(timer);
    question = {};
  }

  async function ask(imageUrl: string) {
    const asked = question;
    become({ ...current, check: { status: 'validating' } });
    const check = await validate(imageUrl).then(judged, (): Check => ({ status: 'failed' }));
    if (asked === question) become({ ...current, check });
  }

  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type(typed) {
      const imageUrl = typed.trim();
      // Trailing spaces do not change the address.
      if (imageUrl === urlOf(current)) {
        become({ ...current, typed });
        return;
      }
      stop();
      become({ typed, check: { status: imageUrl === '' ? 'empty' : 'waiting' } });
      if (imageUrl !== '') timer = setTimeout(() => void ask(imageUrl), typingPauseMs);
    },
    again() {
      stop();
      void ask(urlOf(current));
    },
    stop,
  };
}

function judged({ accessible, error }: ImageValidation): Check {
  return accessible ? { status: 'valid' } : { status: 'invalid', error };
}
