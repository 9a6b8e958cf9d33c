import { useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useDraft } from '../../lib/submission/use-draft';
import { Button } from '../../ui/button';
import { DeferredNotice } from '../../ui/form/deferred-notice';
import { FormSheet } from '../../ui/form/form-layout';
import type { TextHelp } from '../../ui/form/text-help';
import { useLoadWhenNear } from '../../ui/form/use-load-when-near';
import { leftPrayerForm } from './prayer-request-draft';
import { PrayerRequestForm, type PrayerRequestFormProps } from './prayer-request-form';

const loadController = async () => (await import('./prayer-request-controller')).PrayerRequestController;
const nothing = () => undefined;

/** As the server renders it: it can be written into, and waits for who checks and sends it. */
const waitingForm = {
  isReady: false,
  isSubmitting: false,
  errors: {},
  refusals: 0,
  humanCheck: undefined,
  onBlur: nothing,
  onNewHumanCheck: nothing,
  onSubmit: nothing,
};

/**
 * The form as a page shows it. Its fields are part of the page's HTML and can be written into at once; it is sent when
 * Formik and Yup have come, which they do when the form is near.
 */
export function PrayerRequest({ contactEmail, Help }: { contactEmail: string; Help: TextHelp }) {
  const { t } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const controller = useLoadWhenNear(place, loadController);
  const draft = useDraft(leftPrayerForm().draft);
  const [form, setForm] = useState<PrayerRequestFormProps>();
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
      <PrayerRequestForm Help={Help} {...(form ?? { ...waitingForm, values: draft.values, onChange: draft.change })} />
      {Controller && <Controller contactEmail={contactEmail} Help={Help} onForm={setForm} />}
    </FormSheet>
  );
}
