import { lazyForm } from '../../features/requests/lazy-form';
import { withTexts } from '../../i18n/with-texts';
import { preloadable } from '../../lib/preloadable';

export const PrayerRequest = lazyForm(
  withTexts(
    'prayer-request',
    preloadable(async () => (await import('../../features/requests/prayer/prayer-request')).PrayerRequest),
  ),
);
