import type { SubmissionReceipt } from '@contracts/submission';
import { MailCheck } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { useDraft } from '../../lib/submission/use-draft';
import { useHydrated } from '../../lib/hydration/hydrate-on-interaction';
import { DeferredNotice } from '../../ui/form/deferred-notice';
import { Receipt } from '../../ui/form/receipt';
import type { TextHelp } from '../../ui/form/text-help';
import { space } from '../../ui/theme/theme';
import { ContactRequestController } from './contact-request-controller';
import { leftContactForm } from './contact-request-draft';
import { ContactRequestForm, type ContactRequestFormProps } from './contact-request-form';
import type { ContactVariant } from './contact-request-values';

const nothing = () => undefined;

const Received = styled.div`
  &:not(:empty) {
    margin-block-start: ${space[6]};
  }
  &:focus {
    outline: none;
  }
`;

/** As the server renders it: it can be written into, and waits for who checks and sends it. */
const waitingForm = {
  isReady: false,
  isSubmitting: false,
  errors: {},
  refusals: 0,
  onBlur: nothing,
  onSubmit: nothing,
};

type ContactFormProps = {
  variant: ContactVariant;
  contactEmail: string;
  Help: TextHelp;
  /** What follows a success; without it the form itself says what happens next. */
  onSent?: (receipt: SubmissionReceipt) => void;
};

/**
 * The form as a page or a dialog shows it. Its fields can be written into at once; what checks and sends it begins with
 * what stands in them by then. It needs the texts `contact-request`.
 */
export function ContactForm({ variant, contactEmail, Help, onSent }: ContactFormProps) {
  const { t } = useLanguage();
  const isHydrated = useHydrated();
  const draft = useDraft(leftContactForm(variant).draft);
  const [form, setForm] = useState<Omit<ContactRequestFormProps, 'variant'>>();
  const [sent, setSent] = useState<{ receipt: SubmissionReceipt; text: string }>();
  const received = useRef<HTMLDivElement>(null);
  const tellSent = useRef(onSent);
  useEffect(() => {
    tellSent.current = onSent;
  });
  const handleSent = useCallback((receipt: SubmissionReceipt, text: string) => {
    if (tellSent.current) tellSent.current(receipt);
    else setSent({ receipt, text });
  }, []);
  useEffect(() => {
    // The button that had the focus could not keep it while it was disabled.
    if (sent) received.current?.focus();
  }, [sent]);
  return (
    <div>
      <noscript>
        <DeferredNotice>
          {t('layout.formNeedsScript')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </DeferredNotice>
      </noscript>
      <ContactRequestForm
        variant={variant}
        Help={Help}
        {...(form ?? { ...waitingForm, values: draft.values, onChange: draft.change })}
      />
      {isHydrated && (
        <ContactRequestController variant={variant} contactEmail={contactEmail} onForm={setForm} onSent={handleSent} />
      )}
      <Received ref={received} role="status" tabIndex={-1}>
        {sent && (
          <Receipt
            icon={<MailCheck aria-hidden size="1.75rem" strokeWidth={1.5} />}
            label={t('submission.reference')}
            reference={sent.receipt.reference}
            note={t('contactRequest.received')}
          />
        )}
      </Received>
      {sent && <Help key={sent.receipt.reference} text={sent.text} isSent />}
    </div>
  );
}
