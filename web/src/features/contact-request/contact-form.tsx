import type { SubmissionReceipt } from '@contracts/submission';
import { MailCheck } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { DeferredNotice } from '../../ui/form/deferred-notice';
import { Receipt } from '../../ui/form/receipt';
import { useLoadWhenNear } from '../../ui/form/use-load-when-near';
import { space } from '../../ui/theme/theme';
import { ContactRequestForm, type ContactRequestFormProps } from './contact-request-form';
import { emptyContactRequest, type ContactVariant } from './contact-request-values';

const loadController = async () => (await import('./contact-request-controller')).ContactRequestController;
const nothing = () => undefined;

const Received = styled.div`
  &:not(:empty) {
    margin-block-start: ${space[6]};
  }
  &:focus {
    outline: none;
  }
`;

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
  const received = useRef<HTMLDivElement>(null);
  const tellSent = useRef(onSent);
  useEffect(() => {
    tellSent.current = onSent;
  });
  const handleSent = useCallback((answer: SubmissionReceipt) => {
    if (tellSent.current) tellSent.current(answer);
    else setReceipt(answer);
  }, []);
  useEffect(() => {
    // The button that had the focus could not keep it while it was disabled.
    if (receipt) received.current?.focus();
  }, [receipt]);
  const Controller = controller.status === 'ready' ? controller.value : undefined;
  return (
    <div ref={place}>
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
      <ContactRequestForm variant={variant} {...form} />
      {Controller && <Controller variant={variant} contactEmail={contactEmail} onForm={setForm} onSent={handleSent} />}
      <Received ref={received} role="status" tabIndex={-1}>
        {receipt && (
          <Receipt
            icon={<MailCheck aria-hidden size="1.75rem" strokeWidth={1.5} />}
            label={t('submission.reference')}
            reference={receipt.reference}
            note={t('contactRequest.received')}
          />
        )}
      </Received>
    </div>
  );
}
