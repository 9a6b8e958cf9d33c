import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error';
import { contentConfig, useContentState } from './use-content';
import type { Query } from './fetch-query';

const freshForMs = 5 * 60_000;
const query: Query<string> = { key: ['/api/events'], parse: String };
const ask = vi.fn<() => Promise<string>>();
const options = { read: ask, revalidateIfStale: true, revalidateOnFocus: true, dedupingInterval: 0, freshForMs };

beforeEach(() => {
  vi.useFakeTimers();
  let asked = 0;
  ask.mockReset().mockImplementation(() => {
    asked += 1;
    return Promise.resolve(`answer ${asked}`);
  });
});

afterEach(() => vi.useRealTimers());

function Events() {
  const events = useContentState(query, options);
  if (events.status === 'ready') return <p>{events.data}</p>;
  if (events.status === 'loading') return <p>Loading</p>;
  return <button onClick={events.retry}>{events.error instanceof ApiError ? events.error.status : 'unknown'}</button>;
}

const cache = () => {
  const known = new Map();
  return (isShown: boolean) => (
    <SWRConfig value={{ ...contentConfig, provider: () => known }}>{isShown && <Events />}</SWRConfig>
  );
};

/** SWR asks in the next frame. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(20));

async function show() {
  const page = cache();
  const { rerender } = render(page(true));
  await settle();
  return { put: (isShown: boolean) => rerender(page(isShown)) };
}

async function returnAfter(ms: number) {
  vi.setSystemTime(Date.now() + ms);
  act(() => void window.dispatchEvent(new Event('focus')));
  await settle();
}

test('an answer younger than five minutes is used on return', async () => {
  await show();
  await returnAfter(freshForMs - 100);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(screen.getByText('answer 1')).toBeTruthy();
});

test('an older one is replaced, even if no timer has run meanwhile', async () => {
  await show();
  await returnAfter(freshForMs);
  expect(screen.getByText('answer 2')).toBeTruthy();
  await returnAfter(freshForMs - 100);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('rendered again, it is refetched only when it is old', async () => {
  const page = await show();
  page.put(false);
  page.put(true);
  await settle();
  expect(ask).toHaveBeenCalledTimes(1);
  page.put(false);
  vi.setSystemTime(Date.now() + freshForMs);
  page.put(true);
  expect(screen.getByText('answer 1')).toBeTruthy();
  await settle();
  expect(screen.getByText('answer 2')).toBeTruthy();
});

test('the old answer stays if refetching fails', async () => {
  await show();
  ask.mockImplementation(() => Promise.reject(new ApiError(503, '', '')));
  await returnAfter(freshForMs);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(screen.getByText('answer 1')).toBeTruthy();
});

test('a first failure is reported, and can be retried', async () => {
  ask.mockImplementationOnce(() => Promise.reject(new ApiError(503, '', '')));
  await show();
  act(() => screen.getByRole('button', { name: '503' }).click());
  await settle();
  expect(screen.getByText('answer 1')).toBeTruthy();
});
