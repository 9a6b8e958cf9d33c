import { Sunrise } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { FormSheet } from '../../../ui/form/form-layout';
import { Receipt } from '../../../ui/form/receipt';
import { TextField } from '../../../ui/form/text-field';
import type { TextHelp } from '../../../ui/form/text-help';
import { Received } from '../form/received';
import { MessageField } from '../form/request-fields';
import { RequestForm } from '../form/request-form';
import { useRequestForm } from '../form/use-request-form';
import { prayerThanks } from './prayer-thanks';

/** Asks what happened after a prayer request, which is named by its reference. */
export function ThanksForm({ contactEmail, Help }: { contactEmail: string; Help: TextHelp }) {
  const { t } = useLanguage();
  const [sent, setSent] = useState<{ reference: string; text: string; receivedAt: string }>();
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
          help={t('prayerThanks.thanks.help')}
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
      <Received receivedAt={sent?.receivedAt}>
        {sent && (
          <Receipt
            icon={<Sunrise aria-hidden size="1.75rem" strokeWidth={1.5} />}
            label={t('prayerThanks.sent')}
            reference={sent.reference}
            note={t('prayerThanks.received')}
          />
        )}
      </Received>
      {sent && <Help key={sent.receivedAt} text={sent.text} isSent />}
    </FormSheet>
  );
}
