import type { Locale } from '@contracts/site-setting';
import { use, useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { withTexts, type PartWithTexts } from '../../i18n/with-texts';
import { firstTouch } from '../../lib/first-touch';
import { later } from '../../lib/later';
import { preloadable } from '../../lib/preloadable';
import { Button } from '../../ui/button';
import { FormPlace } from '../../ui/form-place';
import { DeferredNotice } from '../../ui/form/deferred-notice';

/**
 * A form whose code is loaded on the first interaction. If that fails, the server's fields stay with what was typed into
 * them, and the visitor can try again.
 */
function lazyForm<P extends object>(Form: PartWithTexts<P>): PartWithTexts<P> {
  let setLoaded: () => void = () => undefined;
  // It never rejects: an error would make React replace the server's fields.
  const loaded = new Promise<void>((resolve) => (setLoaded = resolve));

  async function preload(locale: Locale): Promise<void> {
    await Form.preload(locale);
    setLoaded();
    // As `use` reads it, which then does not wait.
    Object.assign(loaded, { status: 'fulfilled', value: undefined });
  }

  function LoadedForm(props: P) {
    if (!import.meta.env.SSR) use(loaded);
    return <Form {...props} />;
  }

  const HydratedForm = later(Object.assign(LoadedForm, { preload }), <FormPlace />);

  function LazyForm(props: P) {
    const { t, locale } = useLanguage();
    const [hasFailed, setFailed] = useState(false);
    const load = useCallback(() => {
      preload(locale).then(
        () => setFailed(false),
        () => setFailed(true),
      );
    }, [locale]);
    useEffect(() => void firstTouch().then(load), [load]);
    return (
      <>
        {hasFailed && (
          <DeferredNotice role="alert">
            {t('layout.formNotReady')} <Button onClick={load}>{t('layout.formNotReady.retry')}</Button>
          </DeferredNotice>
        )}
        <HydratedForm {...props} />
      </>
    );
  }

  return Object.assign(LazyForm, { preload });
}

export const LazyPrayerForm = lazyForm(
  withTexts(
    'prayer-request',
    preloadable(async () => (await import('./prayer/prayer-form')).PrayerForm),
  ),
);

export const LazyContactForm = lazyForm(
  withTexts(
    'contact-request',
    preloadable(async () => (await import('./contact/contact-form')).ContactForm),
  ),
);
