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
  /** The event that images are added to; none as long as none is chosen. */
  event: Pick<RevivalEvent, 'id'> | undefined;
  /** Its media, and what is known of it, have changed. */
  onAdded: () => void;
};

const PickerPanel = lazyWithPreload(() => import('./picker-panel').then((module) => module.PickerPanel));

/** While what stands before it is still being loaded. What fails here is asked for again when it is shown. */
export function preloadMediaPicker(): void {
  PickerPanel.preload().catch(() => undefined);
  preloadAvailableImages();
}

/** The library's images, an address, uploads, a caption: whatever adds images to an event. */
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
