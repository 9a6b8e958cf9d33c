import { Suspense, type ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { ErrorBoundary } from '../../ui/error-boundary';
import { FailureNotice } from './failure-notice';

/** A part of the desk whose code is loaded when it is shown, and can be asked for again where that failed. */
export function DeskPart({ children }: { children: ReactNode }) {
  const { locale } = useLanguage();
  return (
    <ErrorBoundary
      resetKey={locale}
      fallback={(_error, retry) => <FailureNotice cause="offline" during="reading" onAgain={retry} />}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
