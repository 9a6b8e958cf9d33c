import { withTexts } from '../../i18n/with-texts';
import { later } from '../../lib/later';
import { preloadable } from '../../lib/preloadable';
import { FormPlace } from '../../ui/form-place';

/** Its code comes with the first touch; what is written into the server's HTML until then is taken over. */
export const GeneralContactForm = later(
  withTexts(
    'contact-request',
    preloadable(async () => (await import('./general-contact')).GeneralContact),
  ),
  <FormPlace />,
);
