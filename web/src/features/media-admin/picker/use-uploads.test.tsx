import type { AvailableImage } from '@contracts/image';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '../../../lib/panel-session/session-provider';
import { useUploads } from './use-uploads';

/** Good until the year 2100; nobody checks its signature here. */
const token = `a.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.c`;

const gif = (name: string) => new File(['GIF89a'], name, { type: 'image/gif' });

/** Uploads that the test accepts or refuses one by one. */
const sendings: FakeRequest[] = [];

class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  file = '';
  open() {}
  setRequestHeader() {}
  send(form: FormData) {
    const file = form.get('files') ?? [...form.values()][0];
    this.file = file instanceof File ? file.name : '';
    sendings.push(this);
  }
  answer(status: number) {
    this.status = status;
    this.responseText = JSON.stringify({
      url: `/public-objects/${this.file}`,
      name: this.file,
      lastModified: '2026-11-21T05:00:00.000Z',
    } satisfies AvailableImage);
    this.onload?.();
  }
}

beforeEach(() => {
  sendings.length = 0;
  localStorage.setItem('jwtToken', JSON.stringify(token));
  const locks = { request: (_: string, work: () => Promise<unknown>) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function setUp() {
  const arrived: string[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionProvider rules={{ permits: () => true, whenOver: 'ask' }}>{children}</SessionProvider>
  );
  const { result } = renderHook(() => useUploads(({ name }) => arrived.push(name)), { wrapper });
  return {
    arrived,
    uploads: () => result.current,
    add: (...files: File[]) => act(() => result.current.add(files)),
    states: () => result.current.pending.map(({ file, state }) => [file.name, state.status]),
    /** The upload that is being sent. */
    sent: (count: number) =>
      waitFor(() => {
        expect(sendings).toHaveLength(count);
        return sendings[count - 1] as FakeRequest;
      }),
  };
}

test('pictures are uploaded one after another, with their progress, and leave the list when they are finished', async () => {
  const { add, states, sent, uploads, arrived } = setUp();
  add(gif('1.gif'), gif('2.gif'));
  const first = await sent(1);
  act(() => first.upload.onprogress?.({ loaded: 4, total: 10 }));
  expect(states()).toEqual([
    ['1.gif', 'sending'],
    ['2.gif', 'waiting'],
  ]);
  expect(uploads().pending[0]?.state).toEqual({ status: 'sending', share: 0.4 });
  act(() => first.answer(201));
  const second = await sent(2);
  act(() => second.answer(201));
  await waitFor(() => expect(uploads()).toMatchObject({ pending: [], arrived: 2 }));
  expect(arrived).toEqual(['1.gif', '2.gif']);
});

test('one that is refused does not stop the others, and can be sent again', async () => {
  const { add, states, sent, uploads, arrived } = setUp();
  add(gif('1.gif'), gif('2.gif'));
  (await sent(1)).answer(500);
  const second = await sent(2);
  const [failed] = uploads().pending;
  expect(failed?.state.status).toBe('failed');
  if (failed) act(() => uploads().retry(failed));
  expect(states()[0]).toEqual(['1.gif', 'waiting']);
  act(() => second.answer(201));
  (await sent(3)).answer(201);
  await waitFor(() => expect(uploads().pending).toEqual([]));
  expect(arrived).toEqual(['2.gif', '1.gif']);
});

test('a file of another kind is not sent at all', async () => {
  const { add, states, uploads } = setUp();
  add(new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(states()).toEqual([['letter.pdf', 'failed']]));
  expect(sendings).toEqual([]);
  act(() => uploads().dismiss(uploads().pending[0]?.id ?? 0));
  expect(uploads().pending).toEqual([]);
});

test('leaving is confirmed while an upload is under way', async () => {
  const { add, sent, uploads } = setUp();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  add(gif('1.gif'));
  const only = await sent(1);
  expect(isAsked()).toBe(true);
  act(() => only.answer(500));
  await waitFor(() => expect(uploads().pending[0]?.state.status).toBe('failed'));
  expect(isAsked()).toBe(false);
});
