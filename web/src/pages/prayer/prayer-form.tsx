import { lazyForm } from '../../features/requests/lazy-form';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

export const PrayerForm = lazyForm(
  lazyWithPreload(async () => (await import('../../features/prayer-request/prayer-request')).PrayerRequest),
);
