import type { AdminMedia, MediaChange } from '@contracts/event-media';
import { ApiError } from '../../../lib/cms-client/api-error';
import type { MediaCalls } from './media-calls';
import { inOrderOf, movedTo, orderOf, reconciled, replaced, without } from './media-order';

/** So long a deletion can be taken back. */
export const undoMs = 6_000;

/** Deleted on this page: it can be taken back until the call is made. */
export type Departure = 'undoable' | 'deleting';

export type MediaSnapshot = {
  status: 'loading' | 'failed' | 'ready';
  /** Why the items could not be loaded, while that is so. */
  failure?: unknown;
  items: readonly AdminMedia[];
  departures: ReadonlyMap<string, Departure>;
};

/** What is to be told of. */
export type MediaNews = 'order-failed' | 'deleted' | 'delete-failed' | 'changed';

export type MediaDesk = {
  snapshot: () => MediaSnapshot;
  subscribe: (listener: () => void) => () => void;
  /** Who is told of what happens, in place of whoever was told before. */
  heed: (listener: (news: MediaNews) => void) => void;
  load: () => Promise<void>;
  /** At once on the page, then on the server; back to what the server has where that fails. */
  move: (id: string, index: number) => void;
  change: (id: string, change: MediaChange) => Promise<void>;
  remove: (id: string) => void;
  undo: (id: string) => void;
  /** Does now what could still be taken back; `isLeaving` where the page will not be there to hear how it went. */
  settle: (isLeaving?: boolean) => Promise<void>;
};

/**
 * One event's media on the admin's desk. What changes the order or the number of items goes to the server one call
 * after the other, because an order names every item that there is. Moves made while one is being saved are saved
 * together afterwards.
 */
export function createMediaDesk(calls: MediaCalls): MediaDesk {
  let current: MediaSnapshot = { status: 'loading', items: [], departures: new Map() };
  /** As the server has it, as far as it has been heard of. */
  let saved: readonly AdminMedia[] = [];
  /** Moves made here, and how many of them the server has heard of or refused. */
  let moves = 0;
  let settledMoves = 0;
  let tell: (news: MediaNews) => void = () => undefined;
  let queue: Promise<void> = Promise.resolve();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  function set(next: Partial<MediaSnapshot>) {
    const items = next.items && reconciled(current.items, next.items);
    current = { ...current, ...next, ...(items ? { items } : {}) };
    listeners.forEach((listener) => listener());
  }

  function setDeparture(id: string, departure: Departure | null) {
    const departures = new Map(current.departures);
    if (departure) departures.set(id, departure);
    else departures.delete(id);
    set({ departures });
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
      // Somebody else may have changed the list, which would refuse the next order as well.
      await load();
    }
  }

  async function send(id: string, keepalive: boolean) {
    setDeparture(id, 'deleting');
    try {
      await calls.remove(id, keepalive);
    } catch (error) {
      // What somebody else has deleted before is what was asked for.
      if (!(error instanceof ApiError && error.status === 404)) {
        setDeparture(id, null);
        tell('delete-failed');
        return;
      }
    }
    saved = without(saved, id);
    setDeparture(id, null);
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
    heed(listener) {
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
      setDeparture(id, 'undoable');
      timers.set(
        id,
        setTimeout(() => {
          timers.delete(id);
          void inTurn(() => send(id, false));
        }, undoMs),
      );
    },
    undo(id) {
      if (takeTimer(id)) setDeparture(id, null);
    },
    async settle(isLeaving = false) {
      const undoable = [...timers.keys()].filter(takeTimer);
      // A page that is being left has no time for one after the other.
      if (isLeaving) await Promise.all(undoable.map((id) => send(id, true)));
      else for (const id of undoable) void inTurn(() => send(id, false));
      await queue;
    },
  };
}
