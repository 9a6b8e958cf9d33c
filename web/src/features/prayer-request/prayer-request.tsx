import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useDraft } from '../../lib/submission/use-draft';
import { useHydrated } from '../../lib/hydration/hydrate-on-interaction';
import { DeferredNotice } from '../../ui/form/deferred-notice';
import { FormSheet } from '../../ui/form/form-layout';
import type { TextHelp } from '../../ui/form/text-help';
import { PrayerRequestController } from './prayer-request-controller';
import { leftPrayerForm } from './prayer-request-draft';
import { PrayerRequestForm, type PrayerRequestFormProps } from './prayer-request-form';

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
 * The form as a page shows it. Its fields are part of the page's HTML and can be written into at once. What checks and
 * sends it begins with what stands in them by then.
 */
export function PrayerRequest({ contactEmail, Help }: { contactEmail: string; Help: TextHelp }) {
  const { t } = useLanguage();
  const isHydrated = useHydrated();
  const draft = useDraft(leftPrayerForm().draft);
  const [form, setForm] = useState<PrayerRequestFormProps>();
  return (
    <FormSheet>
      <noscript>
        <DeferredNotice>
          {t('layout.formNeedsScript')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </DeferredNotice>
      </noscript>
      <PrayerRequestForm Help={Help} {...(form ?? { ...waitingForm, values: draft.values, onChange: draft.change })} />
      {isHydrated && <PrayerRequestController contactEmail={contactEmail} Help={Help} onForm={setForm} />}
    </FormSheet>
  );
}
