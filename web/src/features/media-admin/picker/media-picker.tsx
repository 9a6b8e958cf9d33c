import type { RevivalEvent } from '@contracts/revival-event';
import { Suspense } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { lazyWithPreload } from '../../../lib/hydration/lazy-with-preload';
import { Button } from '../../../ui/button';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { preloadAvailableImages } from './available-images';

export type MediaPickerProps = {
  /** The event to add images to; null until one is chosen. */
  event: Pick<RevivalEvent, 'id'> | undefined;
  onAdded: () => void;
};

const PickerPanel = lazyWithPreload(() => import('./picker-panel').then((module) => module.PickerPanel));

/** Preloads the picker; a failure is retried when it is rendered. */
export function preloadMediaPicker(): void {
  PickerPanel.preload().catch(() => undefined);
  preloadAvailableImages();
}

export function MediaPicker(props: MediaPickerProps) {
  const { locale } = useLanguage();
  return (
    <ErrorBoundary resetKey={locale} fallback={(_error, retry) => <NotReady onRetry={retry} />}>
      <Suspense fallback={<Skeleton $height="32rem" />}>
        <PickerPanel {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function NotReady({ onRetry }: { onRetry: () => void }) {
  const { t } = useLanguage();
  return (
    <Stack $gap={4} role="alert">
      <p>{t('dialog.failed')}</p>
      <div>
        <Button $variant="quiet" onClick={onRetry}>
          {t('dialog.retry')}
        </Button>
      </div>
    </Stack>
  );
}
