import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { useFocusOnArrival } from './focus';

/** The empty screen of a desk that nobody has touched for a while. */
export function Rest({ onContinue }: { onContinue: () => void }) {
  const { t } = useLanguage();
  const heading = useFocusOnArrival(true);
  return (
    <EmptyState
      headingRef={heading}
      title={t('prayerDesk.rest')}
      text={t('prayerDesk.restAbout')}
      action={<Button onClick={onContinue}>{t('prayerDesk.continue')}</Button>}
    />
  );
}
