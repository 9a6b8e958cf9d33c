import { useRef } from 'react';
import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import { useLanguage } from '../../i18n/language-provider';
import { FormPlace } from '../../ui/form-place';
import { useNear } from '../../ui/use-near';
import { PrayerRequest } from './prayer-request-part';

/** About a screen: whoever scrolls there finds it ready. */
const nearEnough = '1000px';

/**
 * The form stands at the very end of a long page, and without scripts it could not be sent: it comes when it is near,
 * because it would make the first load heavier by a third.
 */
export function PrayerForm({ contactEmail }: { contactEmail: string }) {
  const { t } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, nearEnough);
  return (
    <div ref={place}>
      {isNear ? (
        <PrayerRequest contactEmail={contactEmail} Help={CrisisHelp} />
      ) : (
        <FormPlace>
          <noscript>
            {t('layout.formNeedsScript')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </noscript>
        </FormPlace>
      )}
    </div>
  );
}
