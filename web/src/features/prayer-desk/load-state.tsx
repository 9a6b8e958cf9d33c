import { useLanguage } from '../../i18n/language-provider';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { failureOf } from './call-failure';
import { FailureNotice } from './failure-notice';

/** Shown while something is loading or after loading failed. */
export function LoadState({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const { t } = useLanguage();
  if (error === undefined) {
    return (
      <Card as="div">
        <VisuallyHidden role="status">{t('prayerDesk.loading')}</VisuallyHidden>
        <Skeleton $width="12rem" $height="2rem" />
        <Skeleton $width="18rem" />
        <Skeleton $height="9rem" />
      </Card>
    );
  }
  const { cause } = failureOf(error);
  return <FailureNotice cause={cause === 'conflict' ? 'failed' : cause} during="reading" onAgain={onAgain} />;
}
