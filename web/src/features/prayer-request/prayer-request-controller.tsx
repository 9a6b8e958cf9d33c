import { prayerRequestMessages } from '@contracts/prayer-request';
import { submissionMessages, type SubmissionReceipt } from '@contracts/submission';
import { useFormik } from 'formik';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { isSolved, newHumanCheck, nextHumanCheck } from '../../lib/submission/human-check';
import { submissionFailure, type SubmissionFailure } from '../../lib/submission/submission-failure';
import { loadToastOutlet } from '../../ui/toast/load-toast-outlet';
import { dismissToast, showToast } from '../../ui/toast/toast-store';
import { createPrayerRequestSubmitter } from './api/prayer-request-submitter';
import { PrayerRequestFailure } from './prayer-request-failure';
import type { PrayerRequestFormProps } from './prayer-request-form';
import { prayerRequestErrors, prayerRequestOf } from './prayer-request-form-schema';
import { PrayerRequestSent } from './prayer-request-sent';
import {
  emptyPrayerRequest,
  prayerRequestFields,
  type PrayerRequestField,
  type PrayerRequestValues,
} from './prayer-request-values';

const messages = { ...submissionMessages, ...prayerRequestMessages };

type ControllerProps = {
  contactEmail: string;
  /** Gets what the form shows, whenever it changes. */
  onForm: (form: PrayerRequestFormProps) => void;
};

/**
 * What happens in the form: its values, what is wrong with them, sending, and what became of it. It stands beside the
 * form, not around it, so that the fields of the server's page stay where they are when this chunk arrives. Memoised,
 * because every form that it hands over renders its parent.
 */
export const PrayerRequestController = memo(function PrayerRequestController({
  contactEmail,
  onForm,
}: ControllerProps) {
  const { t, locale } = useLanguage();
  const [submitter] = useState(createPrayerRequestSubmitter);
  const [humanCheck, setHumanCheck] = useState(newHumanCheck);
  // What stands beside Formik's own errors: those of the server and of a wrong sum, until their field is changed.
  const [otherErrors, setOtherErrors] = useState<Partial<Record<PrayerRequestField, string>>>({});
  const [hasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState({ attempt: 0, isShown: false });
  const [failure, setFailure] = useState<{ attempt: number; cause: SubmissionFailure }>();
  const [receipt, setReceipt] = useState<SubmissionReceipt>();
  const [isSent, setSent] = useState(false);
  const isBusy = useRef(false);
  const humanCheckInput = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  const form = useFormik({
    initialValues: emptyPrayerRequest,
    validate: prayerRequestErrors,
    // Nobody is told off while still writing for the first time.
    validateOnChange: hasTried,
    validateOnBlur: hasTried,
    onSubmit: send,
  });

  function askAgain() {
    setHumanCheck((previous) => nextHumanCheck(previous));
    void form.setFieldValue('humanCheck', '', false);
  }

  function refuse() {
    setRefusal(({ attempt }) => ({ attempt: attempt + 1, isShown: true }));
  }

  /** Only the sum is wrong: the message stands at it, and the focus goes there. */
  function refuseHumanCheck() {
    askAgain();
    form.setFieldError('humanCheck', undefined);
    setOtherErrors({ humanCheck: 'submission.humanCheck.wrong' });
    showToast({
      variant: 'destructive',
      title: t('submission.humanCheck.failed'),
      text: t('submission.humanCheck.wrong'),
    });
    humanCheckInput.current?.focus();
  }

  function fail(cause: SubmissionFailure) {
    showToast({ variant: 'destructive', title: t('submission.failed'), text: t('prayerRequest.failed') });
    if (cause.kind === 'fields') {
      setOtherErrors(cause.errors);
      refuse();
    } else {
      setFailure((previous) => ({ attempt: (previous?.attempt ?? 0) + 1, cause }));
    }
  }

  function succeed(answer: SubmissionReceipt) {
    form.resetForm();
    setTried(false);
    setHumanCheck((previous) => nextHumanCheck(previous));
    setReceipt(answer);
    setSent(true);
  }

  async function send(values: PrayerRequestValues) {
    if (!isSolved(humanCheck, values.humanCheck)) {
      refuseHumanCheck();
      return;
    }
    try {
      succeed(await submitter.send(prayerRequestOf(values), { locale, website: values.website }));
    } catch (error) {
      fail(submissionFailure(error, messages, prayerRequestFields));
    }
  }

  async function submit() {
    setTried(true);
    setFailure(undefined);
    setOtherErrors({});
    dismissToast();
    const errors = await form.validateForm();
    if (Object.keys(errors).length > 0) {
      refuse();
    } else {
      setRefusal(({ attempt }) => ({ attempt, isShown: false }));
      await form.submitForm();
    }
  }

  /** Two clicks in one moment send once: the button is disabled only after the fields were found valid. */
  async function submitOnce() {
    if (isBusy.current) return;
    isBusy.current = true;
    await submit().finally(() => {
      isBusy.current = false;
    });
  }

  useLayoutEffect(() => {
    onForm({
      isReady: true,
      isSubmitting: form.isSubmitting,
      values: form.values,
      errors: { ...form.errors, ...otherErrors },
      refusals: refusal.isShown ? refusal.attempt : 0,
      humanCheck,
      onChange: (field, value) => {
        setOtherErrors(({ [field]: _changed, ...others }) => others);
        void form.setFieldValue(field, value);
        // A failure has to be told when the network is gone, too.
        void loadToastOutlet().catch(() => undefined);
      },
      onBlur: (field) => void form.setFieldTouched(field),
      onNewHumanCheck: () => {
        setOtherErrors(({ humanCheck: _changed, ...others }) => others);
        askAgain();
      },
      onSubmit: () => void submitOnce(),
      failure: failure && (
        <PrayerRequestFailure cause={failure.cause} attempt={failure.attempt} contactEmail={contactEmail} />
      ),
      humanCheckRef: humanCheckInput,
      submitRef: submitButton,
    });
  });

  return (
    <PrayerRequestSent
      isOpen={isSent}
      reference={receipt?.reference ?? ''}
      onClose={() => setSent(false)}
      returnFocusTo={submitButton}
    />
  );
});
