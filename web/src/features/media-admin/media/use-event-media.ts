import { arrayMove } from '@dnd-kit/sortable';
import {
  type AdminMedia,
  adminMediaListSchema,
  adminMediaSchema,
  eventMediaPath,
  type MediaChange,
  mediaOfEventPath,
  mediaOrderPath,
} from '@contracts/event-media';
import { availableImageSchema, uploadField } from '@contracts/image';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { parse, unknown } from 'valibot';
import { useLanguage } from '../../../i18n/language-provider';
import { ApiError } from '../../../lib/cms-client/api-error';
import { sendFile } from '../../../lib/cms-client/send-file';
import { useSession } from '../../../lib/panel-session/session-provider';
import { useAuthorizedCall } from '../../../lib/panel-session/use-authorized-call';
import { showToast, successToastMs } from '../../../ui/toast/toast-store';
import { videoFrame } from '../slots/video-frame';
import { unsavedTexts } from '../unsaved-input';

/** How long a deletion can be undone. */
export const undoMs = 6_000;

/** Deleted locally; can be undone until the request is sent. */
export type Deletion = 'undoable' | 'deleting';

type Media = readonly AdminMedia[];

/** Another user has deleted it. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

const numbered = (items: Media) => items.map((item, index) => ({ ...item, sortOrder: index + 1 }));

/** The media of an event, in order. Orders and deletions are sent one by one, because an order names every item. */
export function useEventMedia(eventId: string, onChanged: () => void) {
  const { t } = useLanguage();
  const call = useAuthorizedCall();
  const { authorized, beforeSignOut } = useSession();
  const key = `media of ${eventId}`;
  const { cache } = useSWRConfig();
  const { data, error, isValidating, mutate } = useSWR<Media, unknown>(
    key,
    () => call(adminMediaListSchema, mediaOfEventPath(eventId)),
    { revalidateOnMount: true },
  );
  const [deletions, setDeletions] = useState<ReadonlyMap<string, Deletion>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** What is shown by now, which the last render may not know yet. */
  const shown = () => (cache.get(key)?.data ?? []) as Media;
  const show = (items: Media) => void mutate(numbered(items), { revalidate: false });

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = queue.current.then(work);
    queue.current = done.catch(() => undefined);
    return done;
  }

  function setDeletion(id: string, deletion?: Deletion) {
    setDeletions((before) => {
      const others = [...before].filter(([other]) => other !== id);
      return new Map(deletion ? [...others, [id, deletion]] : others);
    });
  }

  async function move(from: number, to: number) {
    if (from === to) return;
    const optimisticData = numbered(arrayMove([...shown()], from, to));
    try {
      await mutate(
        inTurn(() => {
          const mediaOrders = shown().map(({ id, sortOrder }) => ({ id, sortOrder }));
          return call(adminMediaListSchema, mediaOrderPath(eventId), { method: 'PUT', body: { mediaOrders } });
        }),
        { optimisticData, revalidate: false },
      );
      onChanged();
    } catch {
      showToast({ title: t('mediaAdmin.media.orderFailed'), variant: 'destructive' });
      // Another user may have changed the list, and the next order would be refused as well.
      void inTurn(() => mutate());
    }
  }

  async function send(id: string, keepalive = false) {
    try {
      await call(unknown(), eventMediaPath(id), { method: 'DELETE', keepalive }).catch(ignoreMissing);
      unsavedTexts.delete(id);
      show(shown().filter((item) => item.id !== id));
      showToast({ title: t('mediaAdmin.media.deleted'), durationMs: successToastMs });
      onChanged();
    } catch {
      showToast({ title: t('mediaAdmin.media.deleteFailed'), variant: 'destructive' });
    } finally {
      setDeletion(id);
    }
  }

  function stopWaiting(id: string): boolean {
    clearTimeout(timers.current.get(id));
    return timers.current.delete(id);
  }

  function sendInTurn(id: string) {
    stopWaiting(id);
    setDeletion(id, 'deleting');
    return inTurn(() => send(id));
  }

  async function change(id: string, changes: MediaChange) {
    const changed = await call(adminMediaSchema, eventMediaPath(id), { method: 'PATCH', body: changes });
    show(shown().map((item) => (item.id === id ? changed : item)));
    onChanged();
  }

  /** A deletion could not be undone from elsewhere, so it is carried out when the user leaves. */
  const settle = useEffectEvent(async (isLeaving: boolean) => {
    for (const id of [...timers.current.keys()]) {
      stopWaiting(id);
      // All at once from a page that is being closed, because it has little time.
      void (isLeaving ? send(id, true) : sendInTurn(id));
    }
    await queue.current;
  });
  useEffect(() => {
    const leavePage = () => void settle(true);
    window.addEventListener('pagehide', leavePage);
    const forget = beforeSignOut(() => settle(false));
    return () => {
      window.removeEventListener('pagehide', leavePage);
      forget();
      void settle(false);
    };
  }, [beforeSignOut]);

  return {
    items: data,
    failure: isValidating ? undefined : error,
    deletions,
    reload: () => void inTurn(() => mutate()),
    move,
    change,
    /** Makes a frame of the video its poster. */
    async makePoster({ id, mediaUrl }: AdminMedia) {
      const file = await videoFrame(mediaUrl);
      const stored = await authorized((headers) =>
        sendFile('/api/images', { field: uploadField, file, name: 'poster.jpg', headers }),
      );
      await change(id, { thumbnailUrl: parse(availableImageSchema, stored).url });
    },
    /** Deletes the item, unless that is undone in time. */
    remove(id: string) {
      setDeletion(id, 'undoable');
      timers.current.set(
        id,
        setTimeout(() => void sendInTurn(id), undoMs),
      );
    },
    undo(id: string) {
      if (stopWaiting(id)) setDeletion(id);
    },
  };
}
