import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip';

const onKeyDown = vi.fn();

beforeAll(async () => {
  await import('./tooltip/tooltip-bubble');
});

beforeEach(() => {
  vi.useFakeTimers();
  // Long after the tooltip of the previous test.
  vi.setSystemTime(Date.now() + 60_000);
  render(
    <div>
      <Tooltip text="Close">
        <button aria-label="Close">×</button>
      </Tooltip>
      <Tooltip text="Next photo">
        <button aria-label="Next photo">›</button>
      </Tooltip>
    </div>,
  );
  document.addEventListener('keydown', onKeyDown, true);
});

afterEach(() => {
  document.removeEventListener('keydown', onKeyDown, true);
  cleanup();
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;
/** The bubble's code is imported dynamically, which fake timers do not advance. */
async function pass(ms: number) {
  await act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
  });
}
const enter = (name: string, pointerType = 'mouse') => fireEvent.pointerEnter(button(name), { pointerType });
const leave = (name: string) => fireEvent.pointerLeave(button(name));

test('appears after 700 ms of hovering, and disappears with the pointer', async () => {
  enter('Close');
  await pass(699);
  expect(shown()).toBeNull();
  await pass(1);
  expect(shown()).toBe('Close');
  leave('Close');
  expect(shown()).toBeNull();
});

test('appears at once on the next control within 300 ms, and waits again after that', async () => {
  enter('Close');
  await pass(700);
  leave('Close');
  await pass(299);
  enter('Next photo');
  await pass(0);
  expect(shown()).toBe('Next photo');
  leave('Next photo');
  await pass(300);
  enter('Close');
  await pass(699);
  expect(shown()).toBeNull();
});

test('appears on keyboard focus', async () => {
  act(() => button('Close').focus());
  await pass(700);
  expect(shown()).toBe('Close');
  act(() => button('Next photo').focus());
  await pass(0);
  expect(screen.getAllByRole('tooltip').map((tooltip) => tooltip.textContent)).toEqual(['Next photo']);
});

test('does not appear for touch, nor after the control was pressed', async () => {
  enter('Close', 'touch');
  await pass(5000);
  expect(shown()).toBeNull();
  enter('Close');
  await pass(300);
  fireEvent.click(button('Close'));
  await pass(5000);
  expect(shown()).toBeNull();
});

test('closes on Escape, which reaches the rest of the page only without a tooltip', async () => {
  enter('Close');
  await pass(700);
  fireEvent.keyDown(button('Close'), { key: 'Escape' });
  expect(shown()).toBeNull();
  expect(onKeyDown).not.toHaveBeenCalled();
  fireEvent.keyDown(button('Close'), { key: 'Escape' });
  expect(onKeyDown).toHaveBeenCalledOnce();
});
