import { eventParameter } from '../../features/revival/revival-address';
import { useLanguage } from '../../i18n/language-provider';
import { useOpenedInAddress } from '../../lib/use-open-in-address';
import { LazyDialogBoundary } from '../../ui/dialog/lazy-dialog-boundary';
import { LazyRevivalTimeline } from './lazy-revival-timeline';

/** Opened by a parameter of the address, even before the section that links to it is hydrated. */
export function TimelineOverPage() {
  const { t } = useLanguage();
  const [opened, , close] = useOpenedInAddress(eventParameter);
  return (
    <LazyDialogBoundary
      isOpen={opened !== null}
      onClose={close}
      texts={{
        opening: t('dialog.opening'),
        failed: t('dialog.failed'),
        retry: t('dialog.retry'),
        close: t('dialog.close'),
      }}
    >
      {opened !== null && <LazyRevivalTimeline opened={opened} onClose={close} />}
    </LazyDialogBoundary>
  );
}
