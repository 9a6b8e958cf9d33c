import type { SubmissionReceipt } from '@contracts/submission';
import { MailCheck } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { DeferredNotice } from '../../ui/form/deferred-notice';
import { Receipt } from '../../ui/form/receipt';
import { useLoadWhenNear } from '../../ui/form/use-load-when-near';
import { ContactRequestForm, type ContactRequestFormProps } from './contact-request-form';
import { emptyContactRequest, type ContactVariant } from './contact-request-values';

const loadController = async () => (await import('./contact-request-controller')).ContactRequestController;
const nothing = () => undefined;

/** As the server renders it. */
const waitingForm: Omit<ContactRequestFormProps, 'variant'> = {
  isReady: false,
  isSubmitting: false,
  values: emptyContactRequest,
  errors: {},
  refusals: 0,
  onChange: nothing,
  onBlur: nothing,
  onSubmit: nothing,
};

type ContactFormProps = {
  variant: ContactVariant;
  contactEmail: string;
  /** What follows a success; without it the form itself says what happens next. */
  onSent?: (receipt: SubmissionReceipt) => void;
};

/**
 * The form as a page or a dialog shows it. Its fields stand there at once, disabled until Formik and Yup have come. It
 * needs the texts `contact-request`.
 */
export function ContactForm({ variant, contactEmail, onSent }: ContactFormProps) {
  const { t } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const controller = useLoadWhenNear(place, loadController);
  const [form, setForm] = useState(waitingForm);
  const [receipt, setReceipt] = useState<SubmissionReceipt>();
  const tellSent = useRef(onSent);
  useEffect(() => {
    tellSent.current = onSent;
  });
  const handleSent = useCallback((received: SubmissionReceipt) => {
    if (tellSent.current) tellSent.current(received);
    else setReceipt(received);
  }, []);
  const Controller = controller.status === 'ready' ? controller.value : undefined;
  return (
    <div ref={place}>
      <noscript>
        <DeferredNotice>
          {t('submission.noScript')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </DeferredNotice>
      </noscript>
      {controller.status === 'failed' && (
        <DeferredNotice role="alert">
          {t('submission.notReady')} <Button onClick={controller.retry}>{t('submission.notReady.retry')}</Button>
        </DeferredNotice>
      )}
      <ContactRequestForm variant={variant} {...form} />
      {Controller && <Controller variant={variant} contactEmail={contactEmail} onForm={setForm} onSent={handleSent} />}
      <div role="status">
        {receipt && (
          <Receipt
            icon={<MailCheck aria-hidden size="1.75rem" strokeWidth={1.5} />}
            label={t('submission.reference')}
            reference={receipt.reference}
            note={t('contactRequest.received')}
          />
        )}
      </div>
    </div>
  );
}
