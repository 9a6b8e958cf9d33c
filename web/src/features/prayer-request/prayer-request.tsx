import { useRef } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { DeferredNotice } from '../../ui/form/deferred-notice';
import { FormSheet } from '../../ui/form/form-layout';
import { useLoadWhenNear } from '../../ui/form/use-load-when-near';
import { PrayerRequestForm } from './prayer-request-form';
import { emptyPrayerRequest } from './prayer-request-values';

const loadContainer = async () => (await import('./prayer-request-form-container')).PrayerRequestFormContainer;
const nothing = () => undefined;

/**
 * The form as a page shows it. Its fields are part of the page's HTML; Formik and Yup come when it is near, and take
 * the place of the disabled fields without moving anything.
 */
export function PrayerRequest({ contactEmail }: { contactEmail: string }) {
  const { t } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const container = useLoadWhenNear(place, loadContainer);
  const Container = container.status === 'ready' ? container.value : undefined;
  return (
    <FormSheet ref={place}>
      <noscript>
        <DeferredNotice>
          {t('submission.noScript')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </DeferredNotice>
      </noscript>
      {container.status === 'failed' && (
        <DeferredNotice role="alert">
          {t('submission.notReady')} <Button onClick={container.retry}>{t('submission.notReady.retry')}</Button>
        </DeferredNotice>
      )}
      {Container ? (
        <Container contactEmail={contactEmail} />
      ) : (
        <PrayerRequestForm
          isReady={false}
          isSubmitting={false}
          values={emptyPrayerRequest}
          errors={{}}
          refusals={0}
          humanCheck={undefined}
          onChange={nothing}
          onBlur={nothing}
          onNewHumanCheck={nothing}
          onSubmit={nothing}
        />
      )}
    </FormSheet>
  );
}
