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
import { useLanguage } from '../../../i18n/language-provider';
import { randomUuid } from '../../../lib/random-uuid';
import { SessionEnded } from '../../../lib/panel-session/session';
import { useAuthorizedCall } from '../../../lib/panel-session/use-authorized-call';
import type { UrlCheck } from './use-url-check';

export type AddRefusal = 'noEvent' | 'urlNotValidated' | 'captionTooLong' | 'nothingChosen';
export type FailedAdd = { url: string; error: unknown };

export type AddState =
  | { status: 'idle' }
  | { status: 'adding'; number: number; total: number }
  | { status: 'refused'; reason: AddRefusal }
  | { status: 'failed'; failed: readonly FailedAdd[]; total: number };

export type PendingImages = {
  event: Pick<RevivalEvent, 'id'> | undefined;
  /** Addresses of the selected images, in the order in which they are added. */
  selection: readonly string[];
  url: Pick<UrlCheck, 'url' | 'status'>;
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
  const hasUrl = url.status !== 'empty';
  if (hasUrl && url.status !== 'valid') return 'urlNotValidated';
  if (tooLongCaption(captions)) return 'captionTooLong';
  const urls = [...new Set(hasUrl ? [...selection, url.url] : selection)];
  return urls.length === 0 ? 'nothingChosen' : urls;
}

type AddListeners = {
  /** Also after a partial failure. */
  onAdded: (urls: readonly string[]) => void;
  onAllAdded: () => void;
  onFailed: (failed: readonly FailedAdd[]) => void;
};

/** Adds images one after another, because each comes last. A failure does not stop the others. */
export function useAddImages(what: PendingImages, { onAdded, onAllAdded, onFailed }: AddListeners) {
  const { locale } = useLanguage();
  const call = useAuthorizedCall();
  const [state, setState] = useState<AddState>({ status: 'idle' });
  /** Increases with each attempt that fails, even partly. */
  const [attempt, setAttempt] = useState(0);
  /** By call, until its answer has arrived: what is sent again after a lost answer is added once. */
  const keys = useRef(new Map<string, string>());

  // Cleared, or it would steal the focus when it is shown again.
  if (state.status === 'refused' && imagesToAdd(what) !== state.reason) setState({ status: 'idle' });

  function end(next: AddState) {
    setState(next);
    setAttempt((previous) => previous + 1);
  }

  async function send(eventId: string, mediaUrl: string) {
    const path = `${mediaOfEventPath(eventId)}?locale=${locale}`;
    const body = newImage(mediaUrl, what.captions, locale);
    const name = JSON.stringify([path, body]);
    const key = keys.current.get(name) ?? randomUuid();
    keys.current.set(name, key);
    await call(adminMediaSchema, path, { method: 'POST', body, headers: { [idempotencyHeader]: key } });
    keys.current.delete(name);
  }

  async function add() {
    const { event } = what;
    const urls = imagesToAdd(what);
    if (!event || typeof urls === 'string') {
      end({ status: 'refused', reason: typeof urls === 'string' ? urls : 'noEvent' });
      return;
    }
    const total = urls.length;
    const added: string[] = [];
    const failed: FailedAdd[] = [];
    for (const [index, url] of urls.entries()) {
      setState({ status: 'adding', number: index + 1, total });
      try {
        await send(event.id, url);
        added.push(url);
      } catch (error) {
        failed.push({ url, error });
        if (error instanceof SessionEnded) break;
      }
    }
    if (added.length > 0) onAdded(added);
    const last = failed.at(-1);
    if (last && !(last.error instanceof SessionEnded)) {
      end({ status: 'failed', failed, total });
      onFailed(failed);
    } else {
      // Whoever declined to sign in again knows why nothing was added.
      setState({ status: 'idle' });
      if (!last) onAllAdded();
    }
  }

  return { state, attempt, add };
}
