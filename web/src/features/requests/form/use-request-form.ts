import type { SubmissionReceipt } from '@contracts/submission';
import { submissionMessages } from '@contracts/submission-messages';
import { useFormik } from 'formik';
import { useContext, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { translateNow, useLanguage } from '../../../i18n/language-provider';
import { isNoAnswer } from '../../../lib/cms-client/api-error';
import { useHydrated } from '../../../lib/hydration/hydrate-on-interaction';
import { SiteContext } from '../../../lib/site-context';
import { loadToastOutlet } from '../../../ui/toast/toast-region';
import { dismissToast, showToast } from '../../../ui/toast/toast-store';
import type { FieldErrors, RequestType, RequestValues } from './define-request';
import { classifyFailure, type RequestFailure } from '../../../lib/cms-client/request-failure';
import type { FieldControl } from './request-fields';
import type { ResendListener } from './resender';

type FieldOf<Values> = keyof Values & string;

export type RequestForm<Values extends RequestValues> = {
  request: Pick<RequestType<Values, object>, 'id' | 'page' | 'textPrefix' | 'fields'>;
  /** False in the server's HTML, which the browser itself sends, to the form's page. */
  isReady: boolean;
  isSubmitting: boolean;
  values: Values;
  /** Counts the attempts that were refused because of fields; 0 once none is. */
  refusals: number;
  /** `attempt` counts the visitor's attempts, and is 0 where the form found the failure when it was shown. */
  failure: { cause: RequestFailure; attempt: number } | undefined;
  /** State of resending automatically after a failure for want of a connection. */
  resending: 'waiting' | 'sending' | 'stopped' | 'changed' | undefined;
  field<F extends FieldOf<Values>>(name: F): FieldControl<Values[F]>;
  /** Empties a field without complaining that it is empty. */
  clear: (name: FieldOf<Values>) => void;
  submit: () => void;
  stopResending: () => void;
};

type RequestFormOptions<Values extends RequestValues> = {
  /** A last check of valid values. Its errors are shown at their fields, without a summary. */
  confirm?: (values: Values) => FieldErrors | undefined;
  onSent: (receipt: SubmissionReceipt, values: Values) => void;
};

export function useRequestForm<Values extends RequestValues, Body extends object>(
  request: RequestType<Values, Body>,
  { confirm, onSent }: RequestFormOptions<Values>,
): RequestForm<Values> {
  const { id, textPrefix, initialValues, fields, localField, schema, validate, messages, toBody } = request;
  const { message, locale } = useLanguage();
  const [{ readDraft, saveDraft, submitter, resender }] = useState(request.store);
  const isReady = useHydrated();
  const posted = useContext(SiteContext)?.posted;
  // The server's HTML shows it; a form that is shown later begins with its draft.
  const [start] = useState(() => {
    const isPosted = posted?.id === id && !isReady;
    // The server read it by `initialValues`.
    return isPosted ? { values: posted.values as Values, errors: posted.errors } : { values: readDraft(), errors: {} };
  });
  const wasRefused = Object.keys(start.errors).length > 0;
  const resend = useSyncExternalStore(resender.subscribe, resender.status, resender.status);
  // Formik replaces its own errors whenever it validates; these stay until their field is edited.
  const [refusedFields, setRefusedFields] = useState<FieldErrors>(start.errors);
  const [hasTried, setTried] = useState(wasRefused);
  const [refusals, setRefusals] = useState(Number(wasRefused));
  const [failure, setFailure] = useState<RequestForm<Values>['failure']>(() =>
    resend === 'idle' ? undefined : { cause: { kind: 'unreachable' }, attempt: 0 },
  );
  const [stopReason, setStopReason] = useState<'stopped' | 'changed'>();
  const isBusy = useRef(false);
  // A form that was left and is shown again finds in its draft what still waits to be sent.
  const sentValues = useRef(start.values);

  const formik = useFormik({
    initialValues: start.values,
    validationSchema: schema,
    ...(validate && { validate }),
    // Errors are shown after the first attempt to send, not while somebody is still writing.
    validateOnChange: hasTried,
    validateOnBlur: hasTried,
    // Formik's own submit would validate once more: `attempt` sends what it found valid.
    onSubmit: () => undefined,
  });
  const errors: FieldErrors = { ...formik.errors, ...refusedFields };

  useEffect(() => {
    saveDraft(formik.values);
  }, [saveDraft, formik.values]);

  /** Of the latest render, for what is resent later. */
  const hear = useEffectEvent((): ResendListener<SubmissionReceipt> => ({
    onSent: succeed,
    onQueued: (isChanged) => {
      if (isChanged) dropQueued();
      showFailure({ kind: 'unreachable' });
    },
    onRefused: fail,
  }));
  useEffect(
    () =>
      resender.attach({
        onSent: (receipt, isChanged) => hear().onSent(receipt, isChanged),
        onQueued: (isChanged) => hear().onQueued(isChanged),
        onRefused: (error) => hear().onRefused(error),
      }),
    [resender],
  );

  async function submitValid(values: Values) {
    const objections = confirm?.(values);
    if (objections) {
      setRefusedFields(objections);
      return;
    }
    const send = () => submitter.send(toBody(values), { locale, website: values.subject });
    sentValues.current = values;
    const isEdited = () =>
      Object.entries(readDraft()).some(([name, value]) => name !== localField && value !== values[name]);
    try {
      const receipt = await send();
      // The form may have left the page meanwhile; then the fallback reports it.
      resender.listener().onSent(receipt, isEdited());
    } catch (error) {
      if (isNoAnswer(error)) resender.queue(send, isEdited());
      else resender.listener().onRefused(error);
    }
  }

  function succeed(receipt: SubmissionReceipt, isChanged: boolean) {
    setFailure(undefined);
    if (!isChanged) {
      saveDraft(initialValues);
      formik.resetForm({ values: initialValues });
      setTried(false);
    }
    onSent(receipt, sentValues.current);
  }

  function fail(error: unknown) {
    const cause = classifyFailure(error, { ...submissionMessages, ...messages }, fields);
    // The specification's forms have a toast for every failure. This one asks to try again, which finds no other reference.
    if (cause.kind !== 'fields' || textPrefix !== 'prayerThanks') {
      // The language may have changed since.
      const [title, text] = [translateNow('submission.failed'), translateNow(`${textPrefix}.failed`)];
      showToast({ variant: 'destructive', title, text });
    }
    if (cause.kind === 'fields') {
      setFailure(undefined);
      setRefusedFields(cause.errors);
      setRefusals((count) => count + 1);
    } else {
      showFailure(cause);
    }
  }

  function showFailure(cause: RequestFailure) {
    setFailure((previous) => ({ attempt: (previous?.attempt ?? 0) + 1, cause }));
  }

  async function attempt() {
    setTried(true);
    setFailure(undefined);
    setStopReason(undefined);
    setRefusedFields({});
    dismissToast();
    const { values } = formik;
    if (Object.keys(await formik.validateForm(values)).length > 0) {
      setRefusals((count) => count + 1);
    } else {
      setRefusals(0);
      formik.setSubmitting(true);
      await submitValid(values).finally(() => formik.setSubmitting(false));
    }
  }

  async function resendNow() {
    dismissToast();
    if (await resender.sendNow()) showFailure({ kind: 'unreachable' });
  }

  /** Two clicks in one moment send once: the button is disabled only after the fields were found valid. */
  async function submitOnce() {
    if (isBusy.current || resend === 'sending') return;
    isBusy.current = true;
    await (resend === 'idle' ? attempt() : resendNow()).finally(() => {
      isBusy.current = false;
    });
  }

  /** What was queued is no longer what the form says. */
  function dropQueued() {
    setStopReason('changed');
    resender.stop(true);
  }

  function change<F extends FieldOf<Values>>(name: F, value: Values[F]) {
    if (resend !== 'idle' && name !== localField && value !== formik.values[name]) {
      dropQueued();
    }
    setRefusedFields(({ [name]: _edited, ...others }) => others);
    void formik.setFieldValue(name, value);
    // A failure is shown by a toast, and by then there may be no connection to load it over.
    void loadToastOutlet().catch(() => undefined);
  }

  return {
    request,
    isReady,
    isSubmitting: formik.isSubmitting || resend === 'sending',
    values: formik.values,
    refusals,
    failure,
    resending:
      failure?.cause.kind === 'unreachable' ? (stopReason ?? (resend === 'idle' ? undefined : resend)) : undefined,
    field: (name) => ({
      id: `${id}-${name}`,
      name,
      value: formik.values[name],
      error: errors[name] === undefined ? undefined : message(errors[name]),
      onChange: (value) => change(name, value),
      onBlur: () => void formik.setFieldTouched(name),
    }),
    clear: (name) => {
      setRefusedFields(({ [name]: _cleared, ...others }) => others);
      void formik.setFieldValue(name, initialValues[name], false);
    },
    submit: () => void submitOnce(),
    stopResending: () => {
      setStopReason('stopped');
      resender.stop(false);
      // The button that had the focus is gone, so the message takes it.
      showFailure({ kind: 'unreachable' });
    },
  };
}
