import { use, useCallback, useEffect, useState, type ComponentType } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import type { LazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { firstInteraction } from '../../lib/hydration/first-interaction';
import { hydrateOnInteraction } from '../../lib/hydration/hydrate-on-interaction';
import { Button } from '../../ui/button';
import { FormPlace } from '../../ui/form-place';
import { DeferredNotice } from '../../ui/form/deferred-notice';

/**
 * A form whose code and texts come in one round with the first touch. Until then the server's fields stay in place and
 * keep what is typed into them, also where the code fails to arrive: then the visitor is told, and can ask for it again.
 */
export function lazyForm<P extends object>(Form: LazyWithPreload<P>): LazyWithPreload<P> {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));

  async function preload(): Promise<void> {
    await Form.preload();
    arrive();
  }

  function ArrivedForm(props: P) {
    if (!import.meta.env.SSR) use(arrival);
    return <Form {...props} />;
  }

  const FormInPlace: ComponentType<P> = hydrateOnInteraction(Object.assign(ArrivedForm, { preload }), <FormPlace />);

  function LazyForm(props: P) {
    const { t } = useLanguage();
    const [hasFailed, setFailed] = useState(false);
    const load = useCallback(() => {
      preload().then(
        () => setFailed(false),
        () => setFailed(true),
      );
    }, []);

    useEffect(() => {
      let isOnPage = true;
      void firstInteraction().then(() => isOnPage && load());
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
