import type { SubmissionReceipt } from '@contracts/submission';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { FieldPair, FormSheet } from '../../../ui/form/form-layout';
import type { TextHelp } from '../../../ui/form/text-help';
import { showToast, successToastMs } from '../../../ui/toast/toast-store';
import { EmailField, MessageField, NameFields, PhoneNumberField } from '../form/request-fields';
import { RequestForm } from '../form/request-form';
import { type SentRequest, SentReceipt } from '../form/sent-receipt';
import { useRequestForm } from '../form/use-request-form';
import { contactRequests, type ContactVariant } from './contact-request';

type ContactFormProps = {
  variant: ContactVariant;
  contactEmail: string;
  Help: TextHelp;
  /** Called after success; by default the form shows what happens next. */
  onSent?: (receipt: SubmissionReceipt) => void;
};

export function ContactForm({ variant, contactEmail, Help, onSent }: ContactFormProps) {
  const { t } = useLanguage();
  const isGeneral = variant === 'general';
  const [sent, setSent] = useState<SentRequest>();
  const form = useRequestForm(contactRequests[variant], {
    onSent: (receipt, { notes }) => {
      showToast({ title: t('contactRequest.sent'), text: t('contactRequest.sent.text'), durationMs: successToastMs });
      if (onSent) onSent(receipt);
      else setSent({ ...receipt, text: notes });
    },
  });

  const email = <EmailField {...form.field('email')} help={t('submission.email.help')} />;
  const Sheet = isGeneral ? FormSheet : 'div';
  return (
    <Sheet>
      <RequestForm
        form={form}
        contactEmail={contactEmail}
        submitLabel={t(isGeneral ? 'contactRequest.submit.general' : 'contactRequest.submit')}
      >
        <NameFields firstName={form.field('firstName')} lastName={form.field('lastName')} />
        {isGeneral ? (
          email
        ) : (
          <FieldPair>
            {email}
            <PhoneNumberField {...form.field('phoneNumber')} />
          </FieldPair>
        )}
        <MessageField
          {...form.field('notes')}
          label={t(isGeneral ? 'contactRequest.message' : 'contactRequest.notes')}
          help={t('submission.optional')}
          Help={form.isReady ? Help : undefined}
        />
      </RequestForm>
      <SentReceipt sent={sent} icon={MailCheck} note={t('contactRequest.received')} Help={Help} />
    </Sheet>
  );
}
