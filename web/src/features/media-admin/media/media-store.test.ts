import type { AdminMedia, MediaOrder } from '@contracts/event-media';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/cms-client/api-error';
import { createMediaStore, undoMs, type MediaStore, type MediaNotification } from './media-store';
import { without } from './media-order';

const item = (id: string, sortOrder: number): AdminMedia => ({
  id,
  mediaType: 'image',
  mediaUrl: `/public-objects/${id}.jpg`,
  thumbnailUrl: null,
  locale: 'en',
  caption: '',
  captions: { en: '', es: '' },
  sortOrder,
});

type Call = { name: string; answer: () => void; refuse: (error?: Error) => void };

/** A server whose responses the test triggers. */
function serverWith(...ids: string[]) {
  let items: readonly AdminMedia[] = ids.map((id, index) => item(id, index + 1));
  const calls: Call[] = [];
  const call = <T>(name: string, result: () => T) =>
    new Promise<T>((resolve, reject) => {
      calls.push({
        name,
        answer: () => resolve(result()),
        refuse: (error = new ApiError(500, '', 'No')) => reject(error),
      });
    });
  return {
    calls,
    names: () => calls.map(({ name }) => name),
    has: (...now: string[]) => {
      items = now.map((id, index) => item(id, index + 1));
    },
    media: {
      load: () => call('load', () => items),
      saveOrder: (order: MediaOrder) => {
        const wanted = order.mediaOrders.map(({ id }) => id);
        return call(`order ${wanted.join('')}`, () => {
          items = wanted.map((id, index) => item(id, index + 1));
          return items;
        });
      },
      change: (id: string, change: object) =>
        call(`change ${id} ${JSON.stringify(change)}`, () => ({ ...item(id, 1), ...change, withdrawn: undefined })),
      remove: (id: string, keepalive: boolean) =>
        call(`remove ${id}${keepalive ? ' at last' : ''}`, () => {
          items = without(items, id);
        }),
    },
  };
}

let server: ReturnType<typeof serverWith>;
let news: MediaNotification[];
let store: MediaStore;

const settled = () => vi.advanceTimersByTimeAsync(0);
const shown = () =>
  store
    .snapshot()
    .items.map(({ id }) => id)
    .join('');

async function answer(index: number) {
  server.calls[index]?.answer();
  await settled();
}

async function refuse(index: number, error?: Error) {
  server.calls[index]?.refuse(error);
  await settled();
}

beforeEach(async () => {
  vi.useFakeTimers();
  server = serverWith('a', 'b', 'c');
  news = [];
  store = createMediaStore(server.media);
  store.setListener((one) => news.push(one));
  void store.load();
  await settled();
  await answer(0);
  server.calls.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

test('shows the media in order', () => {
  expect(store.snapshot().status).toBe('ready');
  expect(shown()).toBe('abc');
});

test('a move is shown at once, and saved', async () => {
  store.move('c', 0);
  expect(shown()).toBe('cab');
  await settled();
  expect(server.names()).toEqual(['order cab']);
  await answer(0);
  expect(shown()).toBe('cab');
  expect(news).toEqual(['changed']);
});

test('moving an item to its own position does nothing', async () => {
  store.move('b', 1);
  await settled();
  expect(server.names()).toEqual([]);
});

test('a refused order is replaced by the server’s, which is fetched again', async () => {
  store.move('c', 0);
  await settled();
  await refuse(0);
  expect(shown()).toBe('abc');
  expect(news).toEqual(['order-failed']);
  server.has('b', 'a', 'c');
  await answer(1);
  expect(server.names()).toEqual(['order cab', 'load']);
  expect(shown()).toBe('bac');
});

test('moves made while saving are saved together, and no response undoes them', async () => {
  store.move('c', 0);
  await settled();
  store.move('c', 1);
  store.move('b', 0);
  await answer(0);
  expect(shown()).toBe('bac');
  expect(server.names()).toEqual(['order cab', 'order bac']);
  await answer(1);
  expect(shown()).toBe('bac');
  expect(server.names()).toHaveLength(2);
});

test('an item added while a move is waiting is part of the saved order', async () => {
  store.move('c', 0);
  await settled();
  void store.load();
  store.move('a', 2);
  await answer(0);
  server.has('c', 'a', 'b', 'd');
  await answer(1);
  expect(shown()).toBe('cbad');
  expect(server.names()).toEqual(['order cab', 'load', 'order cbad']);
});

test('a deletion can be undone for six seconds', async () => {
  store.remove('b');
  expect(store.snapshot().deletions.get('b')).toBe('undoable');
  await vi.advanceTimersByTimeAsync(undoMs - 1);
  expect(server.names()).toEqual([]);
  store.undo('b');
  await vi.advanceTimersByTimeAsync(undoMs * 2);
  expect(server.names()).toEqual([]);
  expect(shown()).toBe('abc');
  expect(store.snapshot().deletions.size).toBe(0);
});

test('after six seconds the item is deleted, and success is reported', async () => {
  store.remove('b');
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(server.names()).toEqual(['remove b']);
  expect(store.snapshot().deletions.get('b')).toBe('deleting');
  store.undo('b');
  expect(news).toEqual([]);
  await answer(0);
  expect(shown()).toBe('ac');
  expect(news).toEqual(['deleted', 'changed']);
});

test('an item that could not be deleted reappears', async () => {
  store.remove('b');
  await vi.advanceTimersByTimeAsync(undoMs);
  await refuse(0);
  expect(shown()).toBe('abc');
  expect(store.snapshot().deletions.size).toBe(0);
  expect(news).toEqual(['delete-failed']);
});

test('deleting an item that somebody else has deleted succeeds', async () => {
  store.remove('b');
  await vi.advanceTimersByTimeAsync(undoMs);
  await refuse(0, new ApiError(404, '', 'Not Found'));
  expect(shown()).toBe('ac');
  expect(news).toContain('deleted');
});

test('an order includes items whose deletion can be undone, and waits for deletions under way', async () => {
  store.remove('b');
  store.move('c', 0);
  await settled();
  expect(server.names()).toEqual(['order cab']);
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(server.names()).toEqual(['order cab']);
  await answer(0);
  expect(server.names()).toEqual(['order cab', 'remove b']);
  store.move('a', 0);
  await answer(1);
  expect(server.names()).toEqual(['order cab', 'remove b', 'order ac']);
});

test('settling carries out pending deletions at once', async () => {
  store.remove('a');
  store.remove('c');
  let isDone = false;
  void store.settle().then(() => (isDone = true));
  await settled();
  expect(server.names()).toEqual(['remove a']);
  await answer(0);
  expect(isDone).toBe(false);
  await answer(1);
  expect(isDone).toBe(true);
  expect(shown()).toBe('b');
});

test('leaving the page sends all pending calls first', () => {
  store.remove('a');
  store.remove('c');
  void store.settle(true);
  expect(server.names()).toEqual(['remove a at last', 'remove c at last']);
});

test('a changed item keeps its position', async () => {
  const change = store.change('b', { captions: { en: 'Dawn' } });
  await answer(0);
  await change;
  expect(shown()).toBe('abc');
  expect(store.snapshot().items[1]?.captions.en).toBe('Dawn');
});

test('a refused change rejects the caller’s promise', async () => {
  const change = store.change('b', { captions: { en: 'Dawn' } });
  const failure = expect(change).rejects.toBeInstanceOf(ApiError);
  await refuse(0);
  await failure;
  expect(store.snapshot().items[1]?.captions.en).toBe('');
});

test('a list that failed to load can be loaded again', async () => {
  store = createMediaStore(server.media);
  void store.load();
  await settled();
  await refuse(0);
  expect(store.snapshot().status).toBe('failed');
  void store.load();
  await settled();
  expect(store.snapshot().status).toBe('loading');
  await answer(1);
  expect(store.snapshot().status).toBe('ready');
});
