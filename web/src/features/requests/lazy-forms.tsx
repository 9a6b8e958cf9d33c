import type { ComponentType } from 'react';
import { hydrateOnInteraction } from '../../lib/hydration/hydrate-on-interaction';
import { lazyWithPreload, type LazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { FormPlaceholder } from '../../ui/form/deferred-form';

/** Until its code can be loaded, the server's form stays, which the browser sends by itself. */
function lazyForm<P extends object>(load: () => Promise<ComponentType<P>>): LazyWithPreload<P> {
  const Form = lazyWithPreload(load);
  return Object.assign(hydrateOnInteraction(Form, <FormPlaceholder />), { preload: () => Form.preload() });
}

export const LazyPrayerForm = lazyForm(async () => (await import('./prayer/prayer-form')).PrayerForm);
export const LazyThanksForm = lazyForm(async () => (await import('./thanks/thanks-form')).ThanksForm);
export const LazyCounselingForm = lazyForm(async () => (await import('./counseling/counseling-form')).CounselingForm);
export const LazyContactForm = lazyForm(async () => (await import('./contact/contact-form')).ContactForm);
