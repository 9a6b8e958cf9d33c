import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/cms-client/api-error';
import { createResender, type ResendListener } from './resender';
import { createSubmitter } from './submitter';

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const attempt = vi.fn<() => Promise<string>>();

/** Records the calls of a listener. */
function listener(name: string, heard: string[]): ResendListener<string> {
  return {
    onSent: (receipt, isChanged) => heard.push(`${name}: ${receipt}${isChanged ? ', changed' : ''}`),
    onQueued: () => undefined,
    onRefused: () => heard.push(`${name}: refused`),
  };
}

let heard: string[];
let resender: ReturnType<typeof createResender<string>>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  attempt.mockReset().mockImplementation(noNetwork);
  heard = [];
  resender = createResender(listener('toast', heard));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const comeOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
};
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('tells the form that it waits for a connection, and the fallback once the form is gone', () => {
  const onQueued = vi.fn<() => void>();
  const detach = resender.attach({ ...listener('form', heard), onQueued });
  resender.queue(attempt);
  expect(onQueued).toHaveBeenCalledOnce();
  resender.stop(false);
  detach();
  const fallback = vi.fn<() => void>();
  const other = createResender({ ...listener('toast', heard), onQueued: fallback });
  other.queue(attempt);
  expect(fallback).toHaveBeenCalledOnce();
  other.stop(false);
});

test('retries after 5, 10, 20, 40 and then every 60 seconds, until it is sent', async () => {
  resender.queue(attempt);
  for (const seconds of [5, 10, 20, 40, 60, 60]) {
    attempt.mockClear();
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(attempt).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(attempt).toHaveBeenCalledOnce();
  }
  attempt.mockClear().mockResolvedValueOnce('PR-1');
  await vi.advanceTimersByTimeAsync(3_600_000);
  await comeOnline();
  expect(attempt).toHaveBeenCalledOnce();
  expect(heard).toEqual(['toast: PR-1']);
});

test('retries at once when online again, and only once for two events', async () => {
  let arrive: (receipt: string) => void = () => undefined;
  attempt.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  resender.queue(attempt);
  await comeOnline();
  await comeOnline();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(attempt).toHaveBeenCalledOnce();
  arrive('PR-1');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(attempt).toHaveBeenCalledOnce();
  expect(heard).toEqual(['toast: PR-1']);
});

test('reports to the form while it is on the page, and by a toast afterwards', async () => {
  attempt.mockResolvedValue('PR-1');
  const detach = resender.attach(listener('form', heard));
  resender.queue(attempt);
  await comeOnline();
  await vi.advanceTimersByTimeAsync(2_000);
  detach();
  resender.queue(attempt);
  await comeOnline();
  expect(heard).toEqual(['form: PR-1', 'toast: PR-1']);
});

test('confirms leaving the page only while something is waiting', async () => {
  expect(asksBeforeLeaving()).toBe(false);
  resender.queue(attempt);
  expect(asksBeforeLeaving()).toBe(true);
  attempt.mockResolvedValueOnce('PR-1');
  await comeOnline();
  expect(asksBeforeLeaving()).toBe(false);
  resender.queue(attempt);
  resender.stop(false);
  expect(asksBeforeLeaving()).toBe(false);
});

test('starts again with the shortest delay once online, even if that happens during an attempt', async () => {
  let fail: (error: Error) => void = () => undefined;
  resender.queue(attempt);
  await vi.advanceTimersByTimeAsync(5_000 + 10_000);
  attempt.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  await vi.advanceTimersByTimeAsync(20_000);
  await comeOnline();
  fail(new TypeError('Failed to fetch'));
  attempt.mockClear();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(attempt).toHaveBeenCalledOnce();
});

test('stopped during an attempt, it makes no other', async () => {
  let fail: (error: Error) => void = () => undefined;
  attempt.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  resender.queue(attempt);
  await comeOnline();
  resender.stop(false);
  fail(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(attempt).toHaveBeenCalledOnce();
  expect(resender.status()).toBe('idle');
});

test('sends nothing once stopped', async () => {
  resender.queue(attempt);
  resender.stop(false);
  await comeOnline();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(attempt).not.toHaveBeenCalled();
});

test('reports a form that was edited during a successful attempt', async () => {
  let arrive: (receipt: string) => void = () => undefined;
  attempt.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  resender.queue(attempt);
  await comeOnline();
  resender.stop(true);
  arrive('PR-1');
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['toast: PR-1, changed']);
});

test('a manual attempt returns whether it is still waiting', async () => {
  resender.queue(attempt);
  await expect(resender.sendNow()).resolves.toBe(true);
  attempt.mockResolvedValueOnce('PR-1');
  await expect(resender.sendNow()).resolves.toBe(false);
  expect(heard).toEqual(['toast: PR-1']);
});

test('continues while the server fails, and respects its Retry-After', async () => {
  attempt.mockRejectedValueOnce(new ApiError(502, '', 'Bad Gateway'));
  attempt.mockRejectedValueOnce(new ApiError(429, '', '', new Headers({ 'Retry-After': '180' })));
  attempt.mockResolvedValueOnce('PR-1');
  resender.queue(attempt);
  await vi.advanceTimersByTimeAsync(5_000 + 10_000);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(180_000 - 1);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(['toast: PR-1']);
});

test('a final refusal is reported and not retried', async () => {
  attempt.mockRejectedValueOnce(new ApiError(400, '', 'Bad Request'));
  resender.queue(attempt);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(attempt).toHaveBeenCalledOnce();
  expect(heard).toEqual(['toast: refused']);
});

test('after a lost response the receipt is fetched again, and the request is stored once', async () => {
  const stored = new Map<string, { reference: string; receivedAt: string }>();
  let answers = 0;
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    const key = `${new Headers(init.headers).get('Idempotency-Key') ?? ''} ${typeof init.body === 'string' ? init.body : ''}`;
    if (!stored.has(key)) {
      stored.set(key, { reference: `PR-${String(stored.size + 1)}`, receivedAt: '2026-11-21T05:00:00.000Z' });
    }
    answers += 1;
    return answers <= 2 ? noNetwork() : Promise.resolve(Response.json(stored.get(key), { status: 201 }));
  });
  const submitter = createSubmitter('/api/prayer-requests');
  const send = async () => (await submitter.send({ text: 'Pray' }, { locale: 'en' })).reference;
  await expect(send()).rejects.toThrow();
  resender.queue(send);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers).toBe(3);
  expect(stored.size).toBe(1);
  expect(heard).toEqual(['toast: PR-1']);
});
