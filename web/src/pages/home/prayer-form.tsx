import { Suspense, useSyncExternalStore } from 'react';
import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import { useLanguage } from '../../i18n/language-provider';
import { withTexts } from '../../i18n/with-texts';
import { preloadable } from '../../lib/preloadable';
import { FormPlace } from '../../ui/form-place';
import type { TextHelp } from '../../ui/form/text-help';

const PrayerRequest = withTexts(
  'prayer-request',
  preloadable<{ contactEmail: string; Help: TextHelp }>(() =>
    import('../../features/prayer-request/prayer-request').then((module) => module.PrayerRequest),
  ),
);

const subscribeToNothing = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/**
 * The form stands at the very end of a long page, and without scripts it could not be sent: it comes after the first
 * load, which it would make heavier by a seventh.
 */
export function PrayerForm({ contactEmail }: { contactEmail: string }) {
  const { t } = useLanguage();
  const isHere = useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
  const place = (
    <FormPlace>
      <noscript>
        {t('layout.formNeedsScript')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </noscript>
    </FormPlace>
  );
  if (!isHere) return place;
  return (
    <Suspense fallback={place}>
      <PrayerRequest contactEmail={contactEmail} Help={CrisisHelp} />
    </Suspense>
  );
}
