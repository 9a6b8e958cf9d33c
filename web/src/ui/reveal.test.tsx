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

test('content below the viewport is revealed once a tenth of it is visible', () => {
  const { state, watch } = show({ top: window.innerHeight + 10, height: 400 });
  expect(state()).toBe('waiting');
  expect(watch?.threshold).toBe(0.1);
  act(() => watch?.see(false));
  expect(state()).toBe('waiting');
  act(() => watch?.see(true));
  expect(state()).toBe('shown');
  expect(watch?.isOver).toBe(true);
});

test('content in the viewport is not animated', () => {
  const { state } = show({ top: window.innerHeight - 10, height: 400 });
  expect(state()).toBeUndefined();
  expect(watches).toEqual([]);
});

test('content taller than ten viewports is revealed by half a viewport', () => {
  const { watch } = show({ top: window.innerHeight + 10, height: 20 * window.innerHeight });
  expect(watch?.threshold).toBe(0.025);
});
