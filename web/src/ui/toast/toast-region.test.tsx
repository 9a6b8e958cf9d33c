import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, showToast, type Toast } from './toast-store';
import { loadToastOutlet, ToastRegion } from './toast-region';

let rerender: (page: ReactNode) => void;

const page = (lang: string) => (
  <>
    <button>Before</button>
    <ToastRegion label="Messages" closeLabel="Close message" lang={lang} />
  </>
);

beforeEach(async () => {
  await loadToastOutlet();
  vi.useFakeTimers();
  ({ rerender } = render(page('en')));
});

afterEach(() => {
  act(dismissToast);
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Its code is loaded with the first toast. */
async function show(toast: Toast) {
  act(() => showToast(toast));
  await act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });
}

const region = () => screen.getByRole('region', { name: 'Messages' });

test('the region is rendered before any toast', () => {
  expect(region().textContent).toBe('');
});

test('an ordinary toast is a status, a destructive one an alert', async () => {
  await show({ title: 'Sent', text: 'Thank you.' });
  expect(screen.getByRole('status').textContent).toBe('SentThank you.');
  await show({ title: 'Submission Failed', variant: 'destructive' });
  expect(screen.getByRole('alert').textContent).toBe('Submission Failed');
});

test('a new toast replaces the current one, with its full duration', async () => {
  await show({ title: 'First' });
  await pass(4900);
  await show({ title: 'Second' });
  expect(screen.queryByText('First')).toBeNull();
  await pass(4900);
  expect(screen.getByText('Second')).toBeTruthy();
  await pass(100);
  expect(screen.queryByText('Second')).toBeNull();
});

test('a toast goes when the page changes its language, whose words it does not have', async () => {
  await show({ title: 'Sent' });
  rerender(page('en'));
  expect(screen.getByText('Sent')).toBeTruthy();
  rerender(page('es'));
  expect(screen.queryByText('Sent')).toBeNull();
  await show({ title: 'Enviado' });
  expect(screen.getByText('Enviado')).toBeTruthy();
});

test.each([
  ['five seconds by default', undefined, 5000],
  ['the given duration', 2000, 2000],
])('a toast stays for %s', async (_, durationMs, ms) => {
  await show({ title: 'Sent', ...(durationMs === undefined ? {} : { durationMs }) });
  await pass(ms - 1);
  expect(screen.getByText('Sent')).toBeTruthy();
  await pass(1);
  expect(screen.queryByText('Sent')).toBeNull();
});

test('what has to stay is shown on the page after its toast has gone, until it is closed', async () => {
  await show({ title: 'Sent', text: 'Your reference: PR-7K2M', isSticky: true });
  await show({ title: 'Also sent', isSticky: true });
  await pass(5000);
  expect(region().textContent).toBe('');
  rerender(page('es'));
  expect(screen.getByRole('region', { name: 'Sent' }).textContent).toContain('PR-7K2M');
  fireEvent.click(within(screen.getByRole('region', { name: 'Sent' })).getByRole('button', { name: 'Close message' }));
  expect(screen.queryByText('Your reference: PR-7K2M')).toBeNull();
  expect(screen.getByRole('region', { name: 'Also sent' })).toBeTruthy();
  await show({ title: 'Another' });
  expect(screen.queryByText('Your reference: PR-7K2M')).toBeNull();
});

test('time is paused while the pointer is on it, and continues afterwards', async () => {
  await show({ title: 'Sent' });
  await pass(3000);
  fireEvent.pointerEnter(screen.getByRole('status'));
  await pass(60_000);
  fireEvent.pointerLeave(screen.getByRole('status'));
  await pass(1999);
  expect(screen.getByText('Sent')).toBeTruthy();
  await pass(1);
  expect(screen.queryByText('Sent')).toBeNull();
});

test('time is paused while the focus is in it', async () => {
  await show({ title: 'Sent' });
  act(() => screen.getByRole('button', { name: 'Close message' }).focus());
  await pass(60_000);
  expect(screen.getByText('Sent')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Before' }).focus());
  await pass(5000);
  expect(screen.queryByText('Sent')).toBeNull();
});

test('F8 focuses the region, and closing returns the focus', async () => {
  act(() => screen.getByRole('button', { name: 'Before' }).focus());
  await show({ title: 'Sent' });
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(document.activeElement).toBe(region());
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  await pass(0);
  expect(screen.queryByText('Sent')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Before' }));
});

test.each([
  ['to the right by 50 px', 50, true],
  ['to the right by 49 px', 49, false],
  ['to the left', -200, false],
])('a swipe %s', async (_, distance, dismisses) => {
  await show({ title: 'Sent' });
  const toast = screen.getByRole('status');
  fireEvent.pointerDown(toast, { clientX: 100, pointerId: 1 });
  fireEvent.pointerMove(toast, { clientX: 100 + distance, pointerId: 1 });
  fireEvent.pointerUp(toast, { clientX: 100 + distance, pointerId: 1 });
  await pass(0);
  expect(screen.queryByText('Sent') === null).toBe(dismisses);
});

test('a toast can follow at once after one was closed', async () => {
  await show({ title: 'First' });
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  await show({ title: 'Second' });
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByText('Second')).toBeTruthy();
});
