import { useLanguage } from '../../i18n/language-provider';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { causeOf } from './call-failure';
import { FailureNotice } from './failure-notice';

export function Loading() {
  const { t } = useLanguage();
  return (
    <Card as="div">
      <VisuallyHidden role="status">{t('prayerDesk.loading')}</VisuallyHidden>
      <Skeleton $width="12rem" $height="2rem" />
      <Skeleton $width="18rem" />
      <Skeleton $height="9rem" />
    </Card>
  );
}

export function LoadState({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  if (error === undefined) return <Loading />;
  return <FailureNotice cause={causeOf(error)} during="reading" onAgain={onAgain} />;
}
