import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary';
import { LoadState } from './load-state';

/** Around what is loaded after the first screen, so that the desk opens sooner on a slow line. */
export function LazyPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={name} fallback={(error, retry) => <LoadState error={error} onAgain={retry} />}>
      <Suspense fallback={<LoadState error={undefined} onAgain={() => undefined} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
