import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Reveal } from './reveal';

type Watch = { threshold: unknown; see: (isIntersecting: boolean) => void; isOver: boolean };
let watches: Watch[];

class Observer {
  private readonly watch: Watch;
  constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void, options: { threshold: unknown }) {
    this.watch = {
      threshold: options.threshold,
      see: (isIntersecting) => callback([{ isIntersecting }]),
      isOver: false,
    };
    watches.push(this.watch);
  }
  observe() {}
  disconnect() {
    this.watch.isOver = true;
  }
}

beforeEach(() => {
  watches = [];
  vi.stubGlobal('IntersectionObserver', Observer);
});

function show({ top, height }: { top: number; height: number }) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 390, height));
  render(
    <Reveal>
      <p>Good news</p>
    </Reveal>,
  );
  return { state: () => screen.getByText('Good news').parentElement?.dataset['reveal'], watch: watches[0] };
}

test('what is below the window waits until a tenth of it is seen, and rises once', () => {
  const { state, watch } = show({ top: window.innerHeight + 10, height: 400 });
  expect(state()).toBe('waiting');
  expect(watch?.threshold).toBe(0.1);
  act(() => watch?.see(false));
  expect(state()).toBe('waiting');
  act(() => watch?.see(true));
  expect(state()).toBe('shown');
  expect(watch?.isOver).toBe(true);
});

test('what is in view from the start just stands there', () => {
  const { state } = show({ top: window.innerHeight - 10, height: 400 });
  expect(state()).toBeUndefined();
  expect(watches).toEqual([]);
});

test('what is longer than ten windows need not show a tenth, which it never could', () => {
  const { watch } = show({ top: window.innerHeight + 10, height: 20 * window.innerHeight });
  expect(watch?.threshold).toBe(0.025);
});
