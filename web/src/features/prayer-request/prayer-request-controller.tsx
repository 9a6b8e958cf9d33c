import type { SubmissionReceipt } from '@contracts/submission';
import { prayerRequestMessages, submissionMessages } from '@contracts/submission-messages';
import { memo, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { failureTold } from '../../lib/submission/failure-told';
import { isSolved, newHumanCheck, nextHumanCheck } from '../../lib/submission/human-check';
import { useSubmissionForm } from '../../lib/submission/use-submission-form';
import { SendFailure } from '../../ui/form/send-failure';
import type { TextHelp } from '../../ui/form/text-help';
import { loadToastOutlet } from '../../ui/toast/load-toast-outlet';
import { dismissToast, showToast } from '../../ui/toast/toast-store';
import { leftPrayerForm, toastMs } from './prayer-request-draft';
import type { PrayerRequestFormProps } from './prayer-request-form';
import { prayerRequestErrors, prayerRequestOf } from './prayer-request-form-schema';
import { emptyPrayerRequest, prayerRequestFields, type PrayerRequestValues } from './prayer-request-values';

const PrayerRequestSent = lazyWithPreload(async () => (await import('./prayer-request-sent')).PrayerRequestSent);

const messages = { ...submissionMessages, ...prayerRequestMessages };

type ControllerProps = {
  contactEmail: string;
  Help: TextHelp;
  /** Gets what the form shows, whenever it changes. */
  onForm: (form: PrayerRequestFormProps) => void;
};

/**
 * What happens in the form. It stands beside it, not around it, so that the fields of the server's page stay where
 * they are. Memoised, because every form that it hands over renders its parent.
 */
export const PrayerRequestController = memo(function PrayerRequestController({
  contactEmail,
  Help,
  onForm,
}: ControllerProps) {
  const { t, message, locale } = useLanguage();
  const { draft, submitter, resender } = leftPrayerForm();
  const [humanCheck, setHumanCheck] = useState(newHumanCheck);
  const [receipt, setReceipt] = useState<SubmissionReceipt>();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const onItsWay = useRef(emptyPrayerRequest);
  const [sent, setSent] = useState(emptyPrayerRequest);
  const humanCheckInput = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The form works without it, and the line may be gone by the time it is needed.
    PrayerRequestSent.preload().catch(() => undefined);
  }, []);

  const form = useSubmissionForm({
    empty: emptyPrayerRequest,
    draft,
    resender,
    fields: prayerRequestFields,
    unsent: 'humanCheck',
    messages,
    errorsOf: prayerRequestErrors,
    objectionTo,
    send: (values) => {
      onItsWay.current = values;
      return submitter.send(prayerRequestOf(values), { locale, website: values.subject });
    },
    onTry: dismissToast,
    onSent: (answer) => {
      setHumanCheck((previous) => nextHumanCheck(previous));
      setSent(onItsWay.current);
      PrayerRequestSent.preload().then(
        () => {
          setReceipt(answer);
          setSheetOpen(true);
        },
        () => {
          const { reference } = answer;
          showToast({ title: t('prayerRequest.sent'), text: t('submission.resent', { reference }), duration: toastMs });
        },
      );
    },
    onFailed: () => {
      showToast({ variant: 'destructive', title: t('submission.failed'), text: t('prayerRequest.failed') });
    },
  });

  function askAgain() {
    setHumanCheck((previous) => nextHumanCheck(previous));
    form.clear('humanCheck');
  }

  /** Only the sum is wrong: the message stands at it, and the focus goes there. */
  function objectionTo(values: PrayerRequestValues) {
    if (isSolved(humanCheck, values.humanCheck)) return undefined;
    askAgain();
    showToast({
      variant: 'destructive',
      title: t('submission.humanCheck.failed'),
      text: t('submission.humanCheck.wrong'),
    });
    humanCheckInput.current?.focus();
    return { humanCheck: 'submission.humanCheck.wrong' };
  }

  useLayoutEffect(() => {
    const failure = failureTold(form, { t, message }, t('prayerRequest.failed'));
    onForm({
      isReady: true,
      isSubmitting: form.isSubmitting,
      values: form.values,
      errors: form.errors,
      refusals: form.refusals,
      humanCheck,
      onChange: (field, value) => {
        form.change(field, value);
        // A failure has to be told when the network is gone, too.
        void loadToastOutlet().catch(() => undefined);
      },
      onBlur: form.blur,
      onNewHumanCheck: askAgain,
      onSubmit: form.submit,
      failure: failure && <SendFailure {...failure} email={contactEmail} />,
      humanCheckRef: humanCheckInput,
      submitRef: submitButton,
    });
  });

  if (!receipt) return null;
  return (
    <Suspense>
      <PrayerRequestSent
        isOpen={isSheetOpen}
        reference={receipt.reference}
        isConfidential={sent.confidential}
        asksForContact={sent.contactMe}
        help={<Help text={sent.prayerRequest} isSent />}
        onClose={() => setSheetOpen(false)}
        returnFocusTo={submitButton}
      />
    </Suspense>
  );
});
