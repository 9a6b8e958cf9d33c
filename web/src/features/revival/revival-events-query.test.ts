import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/cms-client/api-error';
import { fetchWithRetry } from '../../features/revival/revival-events-query';
import type { Query } from '../../lib/cms-client/fetch-query';

const query: Query<string> = { key: ['/api/revival-events?locale=en'], parse: String };
const patience = { retries: 3, delayMs: 1_000 };
const answer = vi.fn<() => Promise<Response>>();
const refusal = () => Promise.resolve(new Response('', { status: 500 }));

beforeEach(() => {
  vi.useFakeTimers();
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what answers at once is asked once', async () => {
  answer.mockImplementation(() => Promise.resolve(Response.json('events')));
  expect(await fetchWithRetry(query, patience)).toBe('events');
  expect(answer).toHaveBeenCalledTimes(1);
});

test('what fails is asked again after each second, three times, and then fails', async () => {
  answer.mockImplementation(refusal);
  const failure = fetchWithRetry(query, patience).catch((error: unknown) => error);
  for (const asked of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(999);
    expect(answer).toHaveBeenCalledTimes(asked);
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toHaveBeenCalledTimes(asked + 1);
  }
  const error = await failure;
  expect(error instanceof ApiError && error.status).toBe(500);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answer).toHaveBeenCalledTimes(4);
});

test('an answer that comes in the end is the answer', async () => {
  answer
    .mockImplementationOnce(refusal)
    .mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
    .mockImplementation(() => Promise.resolve(Response.json('events')));
  const events = fetchWithRetry(query, patience);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await events).toBe('events');
  expect(answer).toHaveBeenCalledTimes(3);
});
