import type { ImageValidation } from '@contracts/image';

/** What is known of an address that was typed. */
export type Check =
  | { status: 'empty' }
  /** Somebody may still be typing. */
  | { status: 'waiting' }
  | { status: 'validating' }
  | { status: 'valid' }
  /** With what the server says of it, where it says anything. */
  | { status: 'invalid'; error: string | null }
  /** The server could not be asked. */
  | { status: 'failed' };

export type TypedUrl = { typed: string; check: Check };

/** An address may be pasted with what stood around it. */
export const urlOf = ({ typed }: TypedUrl): string => typed.trim();

export type UrlCheck = {
  read: () => TypedUrl;
  subscribe: (listener: () => void) => () => void;
  type: (typed: string) => void;
  /** Asks once more for what is there. */
  again: () => void;
  /** Asks nothing more, and listens to no answer that is still to come. */
  stop: () => void;
};

const typingPauseMs = 500;

/**
 * Has an address judged once typing has stopped for half a second. An answer counts only for the address that is
 * there when it comes.
 */
export function createUrlCheck(validate: (imageUrl: string) => Promise<ImageValidation>): UrlCheck {
  let current: TypedUrl = { typed: '', check: { status: 'empty' } };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Another one for each address: what was asked for an older one is recognised by its own. */
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
      // A space at its end makes it no other address.
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
