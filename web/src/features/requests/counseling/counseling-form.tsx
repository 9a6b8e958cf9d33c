import { phoneSafeties } from '@contracts/counseling-request';
import { MailCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { FieldPair, FormSheet } from '../../../ui/form/form-layout';
import { RadioGroup } from '../../../ui/form/radio-group';
import type { TextHelp } from '../../../ui/form/text-help';
import { EmailField, MessageField, NameFields, PhoneNumberField } from '../form/request-fields';
import { RequestForm } from '../form/request-form';
import { type SentRequest, SentReceipt } from '../form/sent-receipt';
import { useRequestForm, type RequestForm as RequestFormState } from '../form/use-request-form';
import { counselingRequest, type CounselingRequestValues } from './counseling-request';

type CounselingFieldsProps = {
  form: RequestFormState<CounselingRequestValues>;
  contactEmail: string;
  Help: TextHelp;
  otherAction?: ReactNode;
};

export function CounselingFields({ form, contactEmail, Help, otherAction }: CounselingFieldsProps) {
  const { t } = useLanguage();
  return (
    <RequestForm
      form={form}
      contactEmail={contactEmail}
      submitLabel={t('counselingRequest.submit')}
      otherAction={otherAction}
    >
      <NameFields firstName={form.field('firstName')} lastName={form.field('lastName')} />
      <FieldPair>
        <EmailField {...form.field('email')} help={t('submission.email.help')} />
        <PhoneNumberField {...form.field('phone')} required />
      </FieldPair>
      <RadioGroup
        {...form.field('phoneSafety')}
        label={t('counselingRequest.phoneSafety')}
        options={phoneSafeties.map((value) => ({ value, label: t(`counselingRequest.phoneSafety.${value}`) }))}
      />
      <MessageField
        {...form.field('counselingFor')}
        label={t('counselingRequest.counselingFor')}
        help={t('submission.text.help')}
        required
        Help={form.isReady ? Help : undefined}
      />
    </RequestForm>
  );
}

/** The form as part of a page. */
export function CounselingForm({ contactEmail, Help }: Pick<CounselingFieldsProps, 'contactEmail' | 'Help'>) {
  const { t } = useLanguage();
  const [sent, setSent] = useState<SentRequest>();
  const form = useRequestForm(counselingRequest, {
    onSent: (receipt, { counselingFor }) => setSent({ ...receipt, text: counselingFor }),
  });
  return (
    <FormSheet>
      <CounselingFields form={form} contactEmail={contactEmail} Help={Help} />
      <SentReceipt sent={sent} icon={MailCheck} note={t('counselingRequest.sent.text')} Help={Help} />
    </FormSheet>
  );
}
