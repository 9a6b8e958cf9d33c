import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyWithPreload } from './lazy-with-preload';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

describe('a lazy component with preload', () => {
  it('renders at once after it was preloaded', async () => {
    const Page = lazyWithPreload(() => Promise.resolve(Greeting));
    await Page.preload();
    render(<Page name="Ana" />);
    expect(screen.getByText('Hello Ana')).toBeDefined();
  });

  it('suspends until it is loaded', async () => {
    let arrive: (component: typeof Greeting) => void = () => undefined;
    const Page = lazyWithPreload(() => new Promise<typeof Greeting>((resolve) => (arrive = resolve)));
    await act(() =>
      Promise.resolve(
        render(
          <Suspense fallback={<p>Loading</p>}>
            <Page name="Ana" />
          </Suspense>,
        ),
      ),
    );
    expect(screen.getByText('Loading')).toBeDefined();
    await act(async () => {
      arrive(Greeting);
      await Page.preload();
    });
    expect(screen.getByText('Hello Ana')).toBeDefined();
  });

  it('is requested once, and again after its chunk failed to load', async () => {
    const load = vi.fn<() => Promise<typeof Greeting>>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Greeting);
    const Page = lazyWithPreload(load);
    await expect(Page.preload()).rejects.toThrow('offline');
    await Promise.all([Page.preload(), Page.preload()]);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
