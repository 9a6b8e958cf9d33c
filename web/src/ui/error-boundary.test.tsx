import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyWithPreload } from '../lib/hydration/lazy-with-preload';
import { ErrorBoundary } from './error-boundary';

let broken: boolean;

function Page() {
  if (broken) throw new Error('500: no content');
  return <p>Content</p>;
}

function Site({ address }: { address: string }) {
  return (
    <ErrorBoundary
      resetKey={address}
      fallback={(error, retry) => <button onClick={retry}>{error instanceof Error ? error.message : ''}</button>}
    >
      <Page />
    </ErrorBoundary>
  );
}

beforeEach(() => {
  broken = true;
  // React also logs what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the boundary around a page', () => {
  it('shows the error, and the page again on retry', () => {
    render(<Site address="/a" />);
    broken = false;
    fireEvent.click(screen.getByText('500: no content'));
    expect(screen.getByText('Content')).toBeDefined();
  });

  it('reports the error once', () => {
    const onError = vi.fn();
    const page = (
      <ErrorBoundary resetKey="/a" fallback={() => <p>Failed</p>} onError={onError}>
        <Page />
      </ErrorBoundary>
    );
    render(page).rerender(page);
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('500: no content'));
  });

  it('is reset by the next page', () => {
    const { rerender } = render(<Site address="/a" />);
    broken = false;
    rerender(<Site address="/a" />);
    expect(screen.queryByText('Content')).toBeNull();
    rerender(<Site address="/b" />);
    expect(screen.getByText('Content')).toBeDefined();
  });
});

describe('the boundary around a lazy component', () => {
  it('catches a failed chunk, and requests it again on retry, at once', async () => {
    const load = vi.fn<() => Promise<ComponentType>>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(() => <p>Part</p>);
    const Part = lazyWithPreload(load);
    const page = (
      <ErrorBoundary resetKey="" fallback={(_, retry) => <button onClick={retry}>Try again</button>}>
        <Suspense>
          <Part />
        </Suspense>
      </ErrorBoundary>
    );
    await act(() => Promise.resolve(render(page)));
    const retry = await screen.findByRole('button');
    expect(load).toHaveBeenCalledTimes(1);
    await act(() => Promise.resolve(fireEvent.click(retry)));
    expect(await screen.findByText('Part')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
