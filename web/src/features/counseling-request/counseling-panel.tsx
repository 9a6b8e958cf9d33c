import { counselingRequestMessages, submissionMessages } from '@contracts/submission-messages';
import { useRef, type RefObject } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { failureTold } from '../../lib/submission/failure-told';
import { useSubmissionForm } from '../../lib/submission/use-submission-form';
import { Dialog } from '../../ui/dialog/dialog';
import { SendFailure } from '../../ui/form/send-failure';
import type { TextHelp } from '../../ui/form/text-help';
import { loadToastOutlet } from '../../ui/toast/load-toast-outlet';
import { dismissToast, showToast } from '../../ui/toast/toast-store';
import { leftCounselingForm } from './counseling-request-draft';
import { CounselingRequestForm } from './counseling-request-form';
import { counselingRequestErrors, counselingRequestOf } from './counseling-request-form-schema';
import { counselingRequestFields, emptyCounselingRequest } from './counseling-request-values';

const messages = { ...submissionMessages, ...counselingRequestMessages };

export type CounselingPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The request with that text was received, under that reference. */
  onSent: (reference: string, text: string) => void;
  Help: TextHelp;
  contactEmail: string;
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** Stays when the dialog is closed, for what it is sending may still be on its way. */
export function CounselingPanel({ isOpen, onClose, onSent, Help, contactEmail, returnFocusTo }: CounselingPanelProps) {
  const { t, message, locale } = useLanguage();
  const { draft, submitter, resender } = leftCounselingForm();
  const onItsWay = useRef('');

  const form = useSubmissionForm({
    empty: emptyCounselingRequest,
    draft,
    resender,
    fields: counselingRequestFields,
    messages,
    errorsOf: counselingRequestErrors,
    send: (values) => {
      onItsWay.current = values.counselingFor;
      return submitter.send(counselingRequestOf(values), { locale, website: values.subject });
    },
    onTry: dismissToast,
    onSent: ({ reference }) => {
      onSent(reference, onItsWay.current);
      onClose();
    },
    onFailed: () => {
      showToast({ variant: 'destructive', title: t('submission.failed'), text: t('counselingRequest.failed') });
    },
  });

  const failure = failureTold(form, { t, message }, t('counselingRequest.failed'));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      width="42rem"
      title={t('counselingRequest.title')}
      description={<p>{t('counselingRequest.text')}</p>}
      closeLabel={t('dialog.close')}
    >
      <CounselingRequestForm
        form={form}
        Help={Help}
        onChange={(field, value) => {
          form.change(field, value);
          // A failure has to be told when the network is gone, too.
          void loadToastOutlet().catch(() => undefined);
        }}
        onCancel={() => {
          // To put the dialog away is not to take back what waits; this is.
          if (form.resending) form.stopResending();
          onClose();
        }}
        failure={failure && <SendFailure {...failure} email={contactEmail} />}
      />
    </Dialog>
  );
}
