import type { AdminMedia, MediaChange } from '@contracts/event-media';
import { ApiError } from '../../../lib/cms-client/api-error';
import type { MediaCalls } from './media-calls';
import { inOrderOf, movedTo, orderOf, reconciled, replaced, without } from './media-order';

/** How long a deletion can be undone. */
export const undoMs = 6_000;

/** Deleted locally; can be undone until the request is sent. */
export type Deletion = 'undoable' | 'deleting';

export type MediaSnapshot = {
  status: 'loading' | 'failed' | 'ready';
  failure?: unknown;
  items: readonly AdminMedia[];
  deletions: ReadonlyMap<string, Deletion>;
};

/** Events for the component that shows messages. */
export type MediaNotification = 'order-failed' | 'deleted' | 'delete-failed' | 'changed';

export type MediaStore = {
  snapshot: () => MediaSnapshot;
  subscribe: (listener: () => void) => () => void;
  /** Sets the one listener. */
  setListener: (listener: (news: MediaNotification) => void) => void;
  load: () => Promise<void>;
  /** Optimistic: applied locally, then saved; rolled back if saving fails. */
  move: (id: string, index: number) => void;
  change: (id: string, change: MediaChange) => Promise<void>;
  remove: (id: string) => void;
  undo: (id: string) => void;
  /** Carries out pending deletions now; `isLeaving` when the page is being closed. */
  settle: (isLeaving?: boolean) => Promise<void>;
};

/** Sends changes of order or number one after another, because an order names every item. */
export function createMediaStore(calls: MediaCalls): MediaStore {
  let current: MediaSnapshot = { status: 'loading', items: [], deletions: new Map() };
  /** The server's state as last received. */
  let saved: readonly AdminMedia[] = [];
  /** Local moves, and how many of them were saved or refused. */
  let moves = 0;
  let settledMoves = 0;
  let tell: (news: MediaNotification) => void = () => undefined;
  let queue: Promise<void> = Promise.resolve();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  function set(next: Partial<MediaSnapshot>) {
    const items = next.items && reconciled(current.items, next.items);
    current = { ...current, ...next, ...(items ? { items } : {}) };
    listeners.forEach((listener) => listener());
  }

  function setDeletion(id: string, deletion: Deletion | null) {
    const deletions = new Map(current.deletions);
    if (deletion) deletions.set(id, deletion);
    else deletions.delete(id);
    set({ deletions });
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    queue = queue.then(work);
    return queue;
  }

  async function load() {
    if (current.status === 'failed') set({ status: 'loading' });
    try {
      saved = await calls.load();
      set({ status: 'ready', items: moves > settledMoves ? inOrderOf(current.items, saved) : saved });
    } catch (failure) {
      if (current.status !== 'ready') set({ status: 'failed', failure });
    }
  }

  async function saveOrder() {
    if (moves === settledMoves) return;
    const underway = moves;
    try {
      saved = await calls.saveOrder(orderOf(current.items));
      settledMoves = underway;
      if (moves === underway) set({ items: saved });
      tell('changed');
    } catch {
      settledMoves = moves;
      set({ items: saved });
      tell('order-failed');
      // Another user may have changed the list, and the next order would be refused as well.
      await load();
    }
  }

  async function send(id: string, keepalive: boolean) {
    setDeletion(id, 'deleting');
    try {
      await calls.remove(id, keepalive);
    } catch (error) {
      // Already deleted by another user: the goal is reached.
      if (!(error instanceof ApiError && error.status === 404)) {
        setDeletion(id, null);
        tell('delete-failed');
        return;
      }
    }
    saved = without(saved, id);
    setDeletion(id, null);
    set({ items: without(current.items, id) });
    tell('deleted');
    tell('changed');
  }

  function takeTimer(id: string): boolean {
    clearTimeout(timers.get(id));
    return timers.delete(id);
  }

  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setListener(listener) {
      tell = listener;
    },
    load: () => inTurn(load),
    move(id, index) {
      const items = movedTo(current.items, id, index);
      if (items.every((item, place) => item.id === current.items[place]?.id)) return;
      moves += 1;
      set({ items });
      void inTurn(saveOrder);
    },
    async change(id, change) {
      const changed = await calls.change(id, change);
      saved = replaced(saved, changed);
      set({ items: replaced(current.items, changed) });
      tell('changed');
    },
    remove(id) {
      setDeletion(id, 'undoable');
      timers.set(
        id,
        setTimeout(() => {
          timers.delete(id);
          void inTurn(() => send(id, false));
        }, undoMs),
      );
    },
    undo(id) {
      if (takeTimer(id)) setDeletion(id, null);
    },
    async settle(isLeaving = false) {
      const undoable = [...timers.keys()].filter(takeTimer);
      // In parallel: a page that is being closed has little time.
      if (isLeaving) await Promise.all(undoable.map((id) => send(id, true)));
      else for (const id of undoable) void inTurn(() => send(id, false));
      await queue;
    },
  };
}
