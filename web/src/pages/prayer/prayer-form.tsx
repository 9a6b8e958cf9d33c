import { withTexts } from '../../i18n/with-texts';
import { later } from '../../lib/later';
import { preloadable } from '../../lib/preloadable';
import { FormPlace } from '../../ui/form-place';

/** Nobody writes into it before the first touch, which brings its code. */
export const PrayerForm = later(
  withTexts(
    'prayer-request',
    preloadable(async () => (await import('../../features/prayer-request/prayer-request')).PrayerRequest),
  ),
  <FormPlace />,
);
