import { useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { DeferredNotice } from '../../ui/form/deferred-notice';
import { FormSheet } from '../../ui/form/form-layout';
import { useLoadWhenNear } from '../../ui/form/use-load-when-near';
import { PrayerRequestForm, type PrayerRequestFormProps } from './prayer-request-form';
import { emptyPrayerRequest } from './prayer-request-values';

const loadController = async () => (await import('./prayer-request-controller')).PrayerRequestController;
const nothing = () => undefined;

/** As the server renders it. */
const waitingForm: PrayerRequestFormProps = {
  isReady: false,
  isSubmitting: false,
  values: emptyPrayerRequest,
  errors: {},
  refusals: 0,
  humanCheck: undefined,
  onChange: nothing,
  onBlur: nothing,
  onNewHumanCheck: nothing,
  onSubmit: nothing,
};

/**
 * The form as a page shows it. Its fields are part of the page's HTML and disabled until Formik and Yup have come,
 * which they do when the form is near.
 */
export function PrayerRequest({ contactEmail }: { contactEmail: string }) {
  const { t } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const controller = useLoadWhenNear(place, loadController);
  const [form, setForm] = useState(waitingForm);
  const Controller = controller.status === 'ready' ? controller.value : undefined;
  return (
    <FormSheet ref={place}>
      <noscript>
        <DeferredNotice>
          {t('layout.formNeedsScript')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </DeferredNotice>
      </noscript>
      {controller.status === 'failed' && (
        <DeferredNotice role="alert">
          {t('submission.notReady')} <Button onClick={controller.retry}>{t('submission.notReady.retry')}</Button>
        </DeferredNotice>
      )}
      <PrayerRequestForm {...form} />
      {Controller && <Controller contactEmail={contactEmail} onForm={setForm} />}
    </FormSheet>
  );
}
