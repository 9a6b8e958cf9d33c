import { use, useCallback, useEffect, useState, type ComponentType } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { firstInteraction } from '../../lib/hydration/first-interaction';
import { hydrateOnInteraction } from '../../lib/hydration/hydrate-on-interaction';
import { lazyWithPreload, type LazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { Button } from '../../ui/button';
import { FormPlaceholder, DeferredNotice } from '../../ui/form/deferred-form';

/** If the code cannot be loaded, the server's fields stay with what was typed, and the visitor can try again. */
function lazyForm<P extends object>(importForm: () => Promise<ComponentType<P>>): LazyWithPreload<P> {
  const Form = lazyWithPreload(importForm);
  let setLoaded: () => void = () => undefined;
  // It never rejects: an error would make React replace the server's fields.
  const loaded = new Promise<void>((resolve) => (setLoaded = resolve));

  async function preload(): Promise<void> {
    await Form.preload();
    setLoaded();
    // React reads these two properties, and then `use` does not suspend.
    void Object.assign(loaded, { status: 'fulfilled', value: undefined });
  }

  function LoadedForm(props: P) {
    if (!import.meta.env.SSR) use(loaded);
    return <Form {...props} />;
  }

  const HydratedForm = hydrateOnInteraction(Object.assign(LoadedForm, { preload }), <FormPlaceholder />);

  function LazyForm(props: P) {
    const { t } = useLanguage();
    const [hasFailed, setFailed] = useState(false);
    const load = useCallback(() => {
      preload().then(
        () => setFailed(false),
        () => setFailed(true),
      );
    }, []);
    useEffect(() => void firstInteraction().then(load), [load]);
    return (
      <>
        {hasFailed && (
          <DeferredNotice role="alert">
            <span>{t('layout.formNotReady')}</span> <Button onClick={load}>{t('layout.formNotReady.retry')}</Button>
          </DeferredNotice>
        )}
        <HydratedForm {...props} />
      </>
    );
  }

  return Object.assign(LazyForm, { preload });
}

export const LazyPrayerForm = lazyForm(async () => (await import('./prayer/prayer-form')).PrayerForm);

export const LazyThanksForm = lazyForm(async () => (await import('./thanks/thanks-form')).ThanksForm);

export const LazyContactForm = lazyForm(async () => (await import('./contact/contact-form')).ContactForm);
