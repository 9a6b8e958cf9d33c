import { eventParameter } from '../../features/revival/use-timeline-link';
import { lazyDialogTexts } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { useOpenedInAddress } from '../../lib/use-open-in-address';
import { LazyDialogBoundary } from '../../ui/dialog/lazy-dialog-boundary';

export const LazyRevivalTimeline = lazyWithPreload(() =>
  import('./revival-timeline').then((module) => module.RevivalTimeline),
);

/** Opened by a parameter of the address, even before the section that links to it is hydrated. */
export function TimelineOverPage() {
  const { t } = useLanguage();
  const [opened, , close] = useOpenedInAddress(eventParameter);
  return (
    <LazyDialogBoundary isOpen={opened !== null} onClose={close} texts={lazyDialogTexts(t)}>
      {opened !== null && <LazyRevivalTimeline opened={opened} onClose={close} />}
    </LazyDialogBoundary>
  );
}
