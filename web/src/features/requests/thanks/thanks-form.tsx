import { Sunrise } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { FormSheet } from '../../../ui/form/form-layout';
import { TextField } from '../../../ui/form/text-field';
import type { TextHelp } from '../../../ui/form/text-help';
import { MessageField } from '../form/request-fields';
import { RequestForm } from '../form/request-form';
import { type SentRequest, SentReceipt } from '../form/sent-receipt';
import { useRequestForm } from '../form/use-request-form';
import { prayerThanks } from './prayer-thanks';

/** Asks what happened after a prayer request, which is named by its reference. */
export function ThanksForm({ contactEmail, Help }: { contactEmail: string; Help: TextHelp }) {
  const { t } = useLanguage();
  const [sent, setSent] = useState<SentRequest>();
  const form = useRequestForm(prayerThanks, {
    onSent: (receipt, { thanks }) => setSent({ ...receipt, text: thanks }),
  });
  const { value: mayBeShared, ...sharing } = form.field('mayBeShared');

  return (
    <FormSheet>
      <RequestForm form={form} contactEmail={contactEmail} submitLabel={t('prayerThanks.submit')}>
        <TextField
          {...form.field('reference')}
          label={t('prayerThanks.reference')}
          help={t('prayerThanks.reference.help')}
          required
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="next"
          spellCheck={false}
        />
        <MessageField
          {...form.field('thanks')}
          label={t('prayerThanks.thanks')}
          help={t('submission.text.help')}
          required
          Help={form.isReady ? Help : undefined}
        />
        <CheckboxField
          {...sharing}
          checked={mayBeShared}
          label={t('prayerThanks.mayBeShared')}
          help={t('prayerThanks.mayBeShared.help')}
        />
      </RequestForm>
      <SentReceipt
        sent={sent}
        icon={Sunrise}
        label={t('prayerThanks.sent')}
        note={t('prayerThanks.received')}
        Help={Help}
      />
    </FormSheet>
  );
}
