import { lazyForm } from '../../features/requests/lazy-form';
import { withTexts } from '../../i18n/with-texts';
import { preloadable } from '../../lib/preloadable';

export const GeneralContactForm = lazyForm(
  withTexts(
    'contact-request',
    preloadable(async () => (await import('./general-contact')).GeneralContact),
  ),
);
