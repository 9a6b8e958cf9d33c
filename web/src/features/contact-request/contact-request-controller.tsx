import type { SubmissionReceipt } from '@contracts/submission';
import { submissionMessages } from '@contracts/submission-messages';
import { memo, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { failureTold } from '../../lib/submission/failure-told';
import { useSubmissionForm } from '../../lib/submission/use-submission-form';
import { SendFailure } from '../../ui/form/send-failure';
import { loadToastOutlet } from '../../ui/toast/load-toast-outlet';
import { dismissToast, showToast } from '../../ui/toast/toast-store';
import { leftContactForm } from './contact-request-draft';
import type { ContactRequestFormProps } from './contact-request-form';
import { contactRequestErrors, contactRequestOf } from './contact-request-form-schema';
import { contactRequestFields, emptyContactRequest, type ContactVariant } from './contact-request-values';

const successToastMs = 2000;

type ControllerProps = {
  variant: ContactVariant;
  contactEmail: string;
  /** Gets what the form shows, whenever it changes. */
  onForm: (form: Omit<ContactRequestFormProps, 'variant'>) => void;
  /** With what was sent. */
  onSent: (receipt: SubmissionReceipt, text: string) => void;
};

/**
 * What happens in the form. It stands beside it, not around it, so that the fields of the server's page stay where
 * they are when this chunk arrives. Memoised, because every form that it hands over renders its parent.
 */
export const ContactRequestController = memo(function ContactRequestController({
  variant,
  contactEmail,
  onForm,
  onSent,
}: ControllerProps) {
  const { t, message, locale } = useLanguage();
  const { draft, submitter, resender } = leftContactForm(variant);
  const onItsWay = useRef('');

  const form = useSubmissionForm({
    empty: emptyContactRequest,
    draft,
    resender,
    fields: contactRequestFields[variant],
    messages: submissionMessages,
    errorsOf: contactRequestErrors,
    send: (values) => {
      onItsWay.current = values.notes;
      return submitter.send(contactRequestOf(values), { locale, website: values.subject });
    },
    onTry: dismissToast,
    onSent: (receipt) => {
      showToast({ title: t('contactRequest.sent'), text: t('contactRequest.sent.text'), duration: successToastMs });
      onSent(receipt, onItsWay.current);
    },
    onFailed: () => {
      showToast({ variant: 'destructive', title: t('submission.failed'), text: t('contactRequest.failed') });
    },
  });

  useLayoutEffect(() => {
    const failure = failureTold(form, { t, message }, t('contactRequest.failed'));
    onForm({
      isReady: true,
      isSubmitting: form.isSubmitting,
      values: form.values,
      errors: form.errors,
      refusals: form.refusals,
      onChange: (field, value) => {
        form.change(field, value);
        // A failure has to be told when the network is gone, too.
        void loadToastOutlet().catch(() => undefined);
      },
      onBlur: form.blur,
      onSubmit: form.submit,
      failure: failure && <SendFailure {...failure} email={contactEmail} />,
    });
  });

  return null;
});
