import {
  adminMediaSchema,
  longestCaption,
  mediaOfEventPath,
  type Captions,
  type NewEventMedia,
} from '@contracts/event-media';
import { builtInLocale, builtInLocales, type BuiltInLocale } from '@contracts/language';
import type { RevivalEvent } from '@contracts/revival-event';
import type { Locale } from '@contracts/site-setting';
import { idempotencyHeader } from '@contracts/submission';
import { useRef, useState } from 'react';
import { parse } from 'valibot';
import { fetchJson } from '../../../lib/cms-client/fetch-json';
import { randomUuid } from '../../../lib/random-uuid';
import { SessionEnded } from '../../../lib/panel-session/session';
import type { SessionContextValue } from '../../../lib/panel-session/session-provider';
import { addImages, type AddResult } from './add-images';
import type { Selection } from './selection';
import { urlOf, type TypedUrl } from './url-check';

export type AddRefusal = 'noEvent' | 'urlNotValidated' | 'captionTooLong' | 'nothingChosen';

export type AddState =
  | { status: 'idle' }
  | { status: 'adding'; place: number; total: number }
  | { status: 'refused'; reason: AddRefusal }
  | { status: 'failed'; failed: AddResult['failed']; total: number };

export type PendingImages = {
  event: Pick<RevivalEvent, 'id'> | undefined;
  selection: Selection;
  url: TypedUrl;
  captions: Captions;
};

/** The first caption that is too long, by order of language. */
export function tooLongCaption(captions: Captions): BuiltInLocale | undefined {
  return builtInLocales.find((locale) => Array.from(captions[locale].trim()).length > longestCaption);
}

/** `caption` is in the language of the request; the other one is named. */
export function newImage(mediaUrl: string, captions: Captions, locale: Locale): NewEventMedia {
  const own = builtInLocale(locale);
  const others = builtInLocales.filter((other) => other !== own && captions[other].trim() !== '');
  return {
    mediaType: 'image',
    mediaUrl,
    caption: captions[own].trim(),
    ...(others.length > 0
      ? { captions: Object.fromEntries(others.map((other) => [other, captions[other].trim()])) }
      : {}),
  };
}

/** The images to add in order, or why there are none. */
export function imagesToAdd({ event, selection, url, captions }: PendingImages): readonly string[] | AddRefusal {
  if (!event) return 'noEvent';
  const hasUrl = url.check.status !== 'empty';
  if (hasUrl && url.check.status !== 'valid') return 'urlNotValidated';
  if (tooLongCaption(captions)) return 'captionTooLong';
  const urls = [...new Set(hasUrl ? [...selection, urlOf(url)] : selection)];
  return urls.length === 0 ? 'nothingChosen' : urls;
}

type AddImages = {
  state: AddState;
  /** Increases with each attempt that fails, even partly. */
  attempt: number;
  add: () => Promise<void>;
};

type AddListeners = {
  /** Also after a partial failure. */
  onAdded: (urls: readonly string[]) => void;
  onAllAdded: () => void;
  onFailed: (failed: AddResult['failed'], total: number) => void;
};

export function useAddImages(
  authorized: SessionContextValue['authorized'],
  what: PendingImages,
  locale: Locale,
  listeners: AddListeners,
): AddImages {
  const [state, setState] = useState<AddState>({ status: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const isBusy = useRef(false);
  /** By call, until its answer has arrived: what is sent again after a lost answer is added once. */
  const keys = useRef(new Map<string, string>());

  // Cleared, or it would steal the focus when it is shown again.
  if (state.status === 'refused' && imagesToAdd(what) !== state.reason) setState({ status: 'idle' });

  function end(next: AddState) {
    setState(next);
    setAttempt((previous) => previous + 1);
  }

  /** Prevents a double click from adding twice. */
  async function addOnce() {
    if (isBusy.current) return;
    isBusy.current = true;
    await add().finally(() => {
      isBusy.current = false;
    });
  }

  async function add() {
    const urls = imagesToAdd(what);
    if (typeof urls === 'string' || !what.event) {
      end({ status: 'refused', reason: typeof urls === 'string' ? urls : 'noEvent' });
      return;
    }
    const path = `${mediaOfEventPath(what.event.id)}?locale=${locale}`;
    const total = urls.length;
    const { added, failed } = await addImages(urls, {
      add: async (mediaUrl) => {
        const body = newImage(mediaUrl, what.captions, locale);
        const call = JSON.stringify([path, body]);
        const key = keys.current.get(call) ?? randomUuid();
        keys.current.set(call, key);
        const answer = await authorized((headers) =>
          fetchJson(path, { method: 'POST', body, headers: { ...headers, [idempotencyHeader]: key } }),
        );
        parse(adminMediaSchema, answer);
        keys.current.delete(call);
      },
      onProgress: (place) => setState({ status: 'adding', place, total }),
      endsAll: (error) => error instanceof SessionEnded,
    });
    if (added.length > 0) listeners.onAdded(added);
    if (failed.length === 0) {
      setState({ status: 'idle' });
      listeners.onAllAdded();
    } else if (failed.some(({ error }) => error instanceof SessionEnded)) {
      // The user declined to sign in again and knows why nothing was added.
      setState({ status: 'idle' });
    } else {
      end({ status: 'failed', failed, total });
      listeners.onFailed(failed, total);
    }
  }

  return { state, attempt, add: addOnce };
}
