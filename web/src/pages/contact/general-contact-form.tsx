import { lazyForm } from '../../features/requests/lazy-form';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

export const GeneralContactForm = lazyForm(
  lazyWithPreload(async () => (await import('./general-contact')).GeneralContact),
);
