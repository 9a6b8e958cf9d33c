import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restAfterMs, useRest } from './rest';

function Screen() {
  const { isResting, wake } = useRest();
  return isResting ? <button onClick={wake}>Continue</button> : <p>Somebody’s words</p>;
}

const isEmpty = () => screen.queryByText('Somebody’s words') === null;
function wait(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the screen is emptied ten minutes after the last touch', () => {
  render(<Screen />);
  wait(restAfterMs - 1);
  fireEvent.pointerDown(window);
  wait(restAfterMs - 1);
  expect(isEmpty()).toBe(false);
  wait(1);
  expect(isEmpty()).toBe(true);
  fireEvent.click(screen.getByRole('button'));
  expect(isEmpty()).toBe(false);
});

test.each([
  ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['is touched again', () => fireEvent.keyDown(window)],
])('a page whose timers stood still is emptied when it %s', (_, comeBack) => {
  render(<Screen />);
  vi.setSystemTime(Date.now() + restAfterMs);
  act(() => void comeBack());
  expect(isEmpty()).toBe(true);
});

test('a page that the browser puts aside is emptied at once', () => {
  render(<Screen />);
  window.dispatchEvent(new Event('pagehide'));
  expect(isEmpty()).toBe(true);
});
