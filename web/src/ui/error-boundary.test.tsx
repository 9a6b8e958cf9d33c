import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
  // React reports what a boundary caught; that it does is no concern here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the boundary around a page', () => {
  it('shows what went wrong, and the page again when it is asked to', () => {
    render(<Site address="/a" />);
    broken = false;
    fireEvent.click(screen.getByText('500: no content'));
    expect(screen.getByText('Content')).toBeDefined();
  });

  it('does not hold one page’s failure against the next', () => {
    const { rerender } = render(<Site address="/a" />);
    broken = false;
    rerender(<Site address="/a" />);
    expect(screen.queryByText('Content')).toBeNull();
    rerender(<Site address="/b" />);
    expect(screen.getByText('Content')).toBeDefined();
  });
});
