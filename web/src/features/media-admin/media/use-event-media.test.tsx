import type { AdminMedia } from '@contracts/event-media';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allTexts } from '../../../i18n/dictionaries';
import { LanguageProvider } from '../../../i18n/language-provider';
import { contentConfig } from '../../../lib/cms-client/use-content';
import { SessionProvider } from '../../../lib/panel-session/session-provider';
import { currentToast, dismissToast } from '../../../ui/toast/toast-store';
import { undoMs, useEventMedia } from './use-event-media';

/** Good until the year 2100; nobody checks its signature here. */
const token = `a.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.c`;

const item = (id: string, index: number): AdminMedia => ({
  id,
  mediaType: 'image',
  mediaUrl: `/public-objects/${id}.jpg`,
  thumbnailUrl: null,
  locale: 'en',
  caption: '',
  captions: { en: '', es: '' },
  sortOrder: index + 1,
});

type Call = { name: string; answer: (status?: number) => Promise<void> };

/** A server that answers when the test says so. */
let stored: string[] = [];
let calls: Call[] = [];

function receive(path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
  const id = path.split('/').at(-1) ?? '';
  const sent = JSON.parse(typeof body === 'string' ? body : 'null') as { mediaOrders?: { id: string }[] } | null;
  const order = sent?.mediaOrders?.map((one) => one.id) ?? [];
  const name = { GET: 'load', PUT: `order ${order.join('')}`, DELETE: `remove ${id}`, PATCH: `change ${id}` }[method];
  return new Promise((resolve) => {
    const answer = async (status = 200) => {
      if (status === 200 && method === 'PUT') stored = order;
      if (status === 200 && method === 'DELETE') stored = stored.filter((one) => one !== id);
      const json = method === 'PATCH' ? { ...item(id, 0), ...sent } : stored.map(item);
      await act(async () => {
        resolve(Response.json(json, { status }));
        await vi.advanceTimersByTimeAsync(0);
      });
    };
    calls.push({ name: name ?? method, answer });
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  stored = ['a', 'b', 'c'];
  calls = [];
  dismissToast();
  localStorage.setItem('jwtToken', JSON.stringify(token));
  const locks = { request: (_: string, work: () => Promise<unknown>) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path.startsWith('/api/') ? receive(path, init) : Promise.resolve(Response.json({})),
  );
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const changed = vi.fn<() => void>();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const names = () => calls.map(({ name }) => name);

async function setUp() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...contentConfig, provider: () => new Map() }}>
      <LanguageProvider locale="en" dictionary={allTexts.en}>
        <SessionProvider rules={{ permits: () => true, whenOver: 'ask' }}>{children}</SessionProvider>
      </LanguageProvider>
    </SWRConfig>
  );
  changed.mockReset();
  const { result, unmount } = renderHook(() => useEventMedia('event', changed), { wrapper });
  await pass(0);
  await calls[0]?.answer();
  calls = [];
  return {
    unmount,
    media: () => result.current,
    shown: () => result.current.items?.map(({ id }) => id).join(''),
    move: async (from: number, to: number) => {
      act(() => void result.current.move(from, to));
      await pass(0);
    },
    remove: (id: string) => act(() => result.current.remove(id)),
  };
}

test('a move is shown at once, and saved', async () => {
  const { shown, move, media } = await setUp();
  await move(2, 0);
  expect(shown()).toBe('cab');
  expect(media().items?.map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3]);
  expect(names()).toEqual(['order cab']);
  await calls[0]?.answer();
  expect(shown()).toBe('cab');
  expect(changed).toHaveBeenCalledOnce();
});

test('a refused order is replaced by the server’s, which is fetched again', async () => {
  const { shown, move } = await setUp();
  await move(2, 0);
  await calls[0]?.answer(500);
  expect(shown()).toBe('abc');
  expect(currentToast()).toMatchObject({ title: 'Failed to update photo order', variant: 'destructive' });
  stored = ['b', 'a', 'c'];
  await calls[1]?.answer();
  expect(names()).toEqual(['order cab', 'load']);
  expect(shown()).toBe('bac');
});

test('moves made while saving are saved afterwards, and no response undoes them', async () => {
  const { shown, move } = await setUp();
  await move(2, 0);
  await move(2, 0);
  expect(shown()).toBe('bca');
  expect(names()).toEqual(['order cab']);
  await calls[0]?.answer();
  expect(shown()).toBe('bca');
  await calls[1]?.answer();
  expect(names()).toEqual(['order cab', 'order bca']);
  expect(shown()).toBe('bca');
});

test('a deletion can be undone for six seconds', async () => {
  const { shown, remove, media } = await setUp();
  remove('b');
  expect(media().deletions.get('b')).toBe('undoable');
  await pass(undoMs - 1);
  act(() => media().undo('b'));
  await pass(undoMs * 2);
  expect(names()).toEqual([]);
  expect(shown()).toBe('abc');
  expect(media().deletions.size).toBe(0);
});

test.each([200, 404])('after six seconds the item is deleted, and an answer of %d is a success', async (status) => {
  const { shown, remove, media } = await setUp();
  remove('b');
  await pass(undoMs);
  expect(names()).toEqual(['remove b']);
  expect(media().deletions.get('b')).toBe('deleting');
  await calls[0]?.answer(status);
  expect(shown()).toBe('ac');
  expect(currentToast()).toMatchObject({ title: 'Media deleted successfully', durationMs: 2000 });
});

test('an item that could not be deleted reappears', async () => {
  const { shown, remove, media } = await setUp();
  remove('b');
  await pass(undoMs);
  await calls[0]?.answer(500);
  expect(shown()).toBe('abc');
  expect(media().deletions.size).toBe(0);
  expect(currentToast()).toMatchObject({ title: 'Failed to delete media' });
});

test('an order includes items whose deletion can be undone, and waits for deletions under way', async () => {
  const { shown, remove, move } = await setUp();
  remove('b');
  await move(2, 0);
  expect(names()).toEqual(['order cab']);
  await pass(undoMs);
  expect(names()).toEqual(['order cab']);
  await calls[0]?.answer();
  expect(names()).toEqual(['order cab', 'remove b']);
  await move(1, 0);
  await calls[1]?.answer();
  expect(names()).toEqual(['order cab', 'remove b', 'order ac']);
  await calls[2]?.answer();
  expect(shown()).toBe('ac');
});

test.each([
  ['the event', (unmount: () => void) => unmount()],
  ['the page', () => void window.dispatchEvent(new Event('pagehide'))],
])('leaving %s deletes at once what could still be brought back', async (_, leave) => {
  const { remove, unmount } = await setUp();
  remove('b');
  act(() => leave(unmount));
  await pass(0);
  expect(names()).toEqual(['remove b']);
});

test('a changed item keeps its position, and a refused change is the caller’s', async () => {
  const { shown, media } = await setUp();
  let result: Promise<void> = Promise.resolve();
  act(() => void (result = media().change('b', { withdrawn: true })));
  await pass(0);
  await calls[0]?.answer();
  await result;
  expect(shown()).toBe('abc');
  expect(media().items?.[1]).toMatchObject({ withdrawn: true, sortOrder: 2 });
  act(() => void (result = media().change('b', { withdrawn: false })));
  const failure = expect(result).rejects.toMatchObject({ status: 500 });
  await pass(0);
  await calls[1]?.answer(500);
  await failure;
});

test('a list that failed to load can be loaded again', async () => {
  const { media } = await setUp();
  expect(media().failure).toBeUndefined();
  act(() => media().reload());
  await pass(0);
  expect(names()).toEqual(['load']);
});
