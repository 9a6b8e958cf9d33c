import { use, useEffect, type ComponentType } from 'react';
import { firstInteraction } from '../../lib/hydration/first-interaction';
import { hydrateOnInteraction, useHydrated } from '../../lib/hydration/hydrate-on-interaction';
import { lazyWithPreload, type LazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { FormPlaceholder } from '../../ui/form/deferred-form';

/** If the code cannot be loaded, the server's form stays, which the browser sends by itself. */
function lazyForm<P extends object>(importForm: () => Promise<ComponentType<P>>): LazyWithPreload<P> {
  const Form = lazyWithPreload(importForm);
  let setLoaded: () => void = () => undefined;
  // It never rejects: an error would make React replace the server's form.
  const loaded = new Promise<void>((resolve) => (setLoaded = resolve));

  async function preload(): Promise<void> {
    await Form.preload();
    setLoaded();
    // React reads these two properties, and then `use` does not suspend.
    void Object.assign(loaded, { status: 'fulfilled', value: undefined });
  }

  function LoadedForm(props: P) {
    const isServed = !useHydrated();
    if (!import.meta.env.SSR && isServed) use(loaded);
    return <Form {...props} />;
  }

  const HydratedForm = hydrateOnInteraction(Object.assign(LoadedForm, { preload }), <FormPlaceholder />);

  function LazyForm(props: P) {
    useEffect(() => {
      firstInteraction()
        .then(preload)
        .catch(() => undefined);
    }, []);
    return <HydratedForm {...props} />;
  }

  return Object.assign(LazyForm, { preload });
}

export const LazyPrayerForm = lazyForm(async () => (await import('./prayer/prayer-form')).PrayerForm);

export const LazyThanksForm = lazyForm(async () => (await import('./thanks/thanks-form')).ThanksForm);

export const LazyCounselingForm = lazyForm(async () => (await import('./counseling/counseling-form')).CounselingForm);

export const LazyContactForm = lazyForm(async () => (await import('./contact/contact-form')).ContactForm);
