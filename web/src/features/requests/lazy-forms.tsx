import type { Locale } from '@contracts/site-setting';
import { use, useCallback, useEffect, useState, type ComponentType } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { withTexts, type PartWithTexts } from '../../i18n/with-texts';
import { firstTouch } from '../../lib/first-touch';
import { later } from '../../lib/later';
import { loadedOnce } from '../../lib/loaded-once';
import { preloadable } from '../../lib/preloadable';
import { Button } from '../../ui/button';
import { FormPlace } from '../../ui/form-place';
import { DeferredNotice } from '../../ui/form/deferred-notice';

/**
 * A form whose code and texts come in one round with the first touch. Until then the server's fields stay in place and
 * keep what is typed into them, also where the code fails to arrive: then the visitor is told, and can ask for it again.
 */
function lazyForm<P extends object>(Form: PartWithTexts<P>): PartWithTexts<P> {
  let arrive: () => void = () => undefined;
  const arrival = loadedOnce(() => new Promise<void>((resolve) => (arrive = resolve)));
  void arrival.load();

  async function preload(locale: Locale): Promise<void> {
    await Form.preload(locale);
    arrive();
  }

  function ArrivedForm(props: P) {
    if (!import.meta.env.SSR) use(arrival.read());
    return <Form {...props} />;
  }

  const FormInPlace: ComponentType<P> = later(Object.assign(ArrivedForm, { preload }), <FormPlace />);

  function LazyForm(props: P) {
    const { t, locale } = useLanguage();
    const [hasFailed, setFailed] = useState(false);
    const load = useCallback(() => {
      preload(locale).then(
        () => setFailed(false),
        () => setFailed(true),
      );
    }, [locale]);

    useEffect(() => {
      let isOnPage = true;
      void firstTouch().then(() => isOnPage && load());
      return () => {
        isOnPage = false;
      };
    }, [load]);

    return (
      <>
        {hasFailed && (
          <DeferredNotice role="alert">
            {t('layout.formNotReady')} <Button onClick={load}>{t('layout.formNotReady.retry')}</Button>
          </DeferredNotice>
        )}
        <FormInPlace {...props} />
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
