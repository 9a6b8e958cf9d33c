import type { SubmissionReceipt } from '@contracts/submission';
import { useFormik } from 'formik';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Draft } from './draft';
import type { Resender, Told } from './resender';
import { submissionFailure, type SubmissionFailure } from './submission-failure';

type FieldOf<Values> = keyof Values & string;

/** Message keys by field. */
export type FieldErrors = Readonly<Record<string, string>>;

export type SubmissionFormOptions<Values extends Record<string, string | boolean>> = {
  empty: Values;
  /** As a visitor left the form before: it begins with that, and keeps it up to date. */
  draft: Draft<Values>;
  /** Goes on where there was no network. */
  resender: Resender<SubmissionReceipt>;
  /** The fields that can be wrong. */
  fields: readonly FieldOf<Values>[];
  /** Stays in the browser, so that changing it does not change what is sent. */
  unsent?: FieldOf<Values>;
  /** The contract's table of keys and English texts. */
  messages: Readonly<Record<string, string>>;
  errorsOf: (values: Values) => Promise<FieldErrors>;
  /** What still speaks against sending where every field is well. It is told at its fields, without a summary. */
  objectionTo?: (values: Values) => FieldErrors | undefined;
  send: (values: Values) => Promise<SubmissionReceipt>;
  /** A new attempt: what was told of the one before no longer holds. */
  onTry: () => void;
  /** The form is empty again, unless it was changed meanwhile. */
  onSent: (receipt: SubmissionReceipt) => void;
  /** It keeps what was typed, and shows why. */
  onFailed: () => void;
};

/** `attempt` counts those that the visitor made, and is 0 where the form found a failure when it came. */
export type FailedAttempt = { cause: SubmissionFailure; attempt: number };

/** Whether it is sent by itself, or why not any longer. */
export type Resending = 'waiting' | 'trying' | 'stopped' | 'changed';

export type SubmissionForm<Values> = {
  values: Values;
  errors: FieldErrors;
  isSubmitting: boolean;
  /** The number of the attempt that was refused because of fields; 0 once none is. */
  refusals: number;
  failure: FailedAttempt | undefined;
  /** After a failure for want of a network. */
  resending: Resending | undefined;
  change: <F extends FieldOf<Values>>(field: F, value: Values[F]) => void;
  /** Empties a field that is to be filled in again, without telling anybody off for that. */
  clear: (field: FieldOf<Values>) => void;
  blur: (field: FieldOf<Values>) => void;
  submit: () => void;
  /** It is not to be sent by itself. */
  stopResending: () => void;
};

/** What happens in a form: its values, what is wrong with them, sending once, and what became of it. */
export function useSubmissionForm<Values extends Record<string, string | boolean>>(
  options: SubmissionFormOptions<Values>,
): SubmissionForm<Values> {
  const { empty, draft, resender, fields, unsent, messages } = options;
  const { errorsOf, objectionTo, send, onTry, onSent, onFailed } = options;
  // What the server says of the fields, or what was objected to, stands beside Formik's own errors until the field is changed.
  const [otherErrors, setOtherErrors] = useState<FieldErrors>({});
  const [hasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState({ attempt: 0, isShown: false });
  const waiting = useSyncExternalStore(resender.subscribe, resender.state, resender.state);
  const [failure, setFailure] = useState<FailedAttempt | undefined>(() =>
    waiting.is === 'idle' ? undefined : { cause: { kind: 'unreachable' }, attempt: 0 },
  );
  const [stopped, setStopped] = useState<'stopped' | 'changed'>();
  const isBusy = useRef(false);

  const form = useFormik({
    initialValues: draft.read(),
    validate: errorsOf,
    // Nobody is told off while still writing for the first time.
    validateOnChange: hasTried,
    validateOnBlur: hasTried,
    onSubmit: sendOnce,
  });

  useEffect(() => {
    draft.keep(form.values);
  }, [draft, form.values]);

  const told: Told<SubmissionReceipt> = { sent: succeed, refused: fail };
  const latestTold = useRef(told);
  useEffect(() => {
    latestTold.current = told;
  });
  useEffect(
    () =>
      resender.attach({
        sent: (receipt, isChanged) => latestTold.current.sent(receipt, isChanged),
        refused: (error) => latestTold.current.refused(error),
      }),
    [resender],
  );

  function refuse() {
    setRefusal(({ attempt }) => ({ attempt: attempt + 1, isShown: true }));
  }

  async function sendOnce(values: Values) {
    const objection = objectionTo?.(values);
    if (objection) {
      setOtherErrors(objection);
      return;
    }
    try {
      const receipt = await send(values);
      // Where the form is gone from the page meanwhile, it is told elsewhere.
      resender.told().sent(receipt, false);
    } catch (error) {
      if (fail(error).kind === 'unreachable') resender.wait(() => send(values));
    }
  }

  function succeed(receipt: SubmissionReceipt, isChanged: boolean) {
    setFailure(undefined);
    if (!isChanged) {
      draft.keep(empty);
      form.resetForm({ values: empty });
      setTried(false);
    }
    onSent(receipt);
  }

  function fail(error: unknown): SubmissionFailure {
    const cause = submissionFailure(error, messages, fields);
    onFailed();
    if (cause.kind === 'fields') {
      setFailure(undefined);
      setOtherErrors(cause.errors);
      refuse();
    } else {
      tellFailure(cause);
    }
    return cause;
  }

  function tellFailure(cause: SubmissionFailure) {
    setFailure((previous) => ({ attempt: (previous?.attempt ?? 0) + 1, cause }));
  }

  /** What waits is what stands in the form, and was found valid. */
  async function sendNow() {
    onTry();
    if (!(await resender.sendNow())) return;
    onFailed();
    tellFailure({ kind: 'unreachable' });
  }

  async function attempt() {
    setTried(true);
    setFailure(undefined);
    setStopped(undefined);
    setOtherErrors({});
    onTry();
    const errors = await form.validateForm();
    if (Object.keys(errors).length > 0) {
      refuse();
    } else {
      setRefusal(({ attempt }) => ({ attempt, isShown: false }));
      await form.submitForm();
    }
  }

  /** Two clicks in one moment send once: the button is disabled only after the fields were found valid. */
  async function attemptOnce() {
    if (isBusy.current || waiting.is === 'trying') return;
    isBusy.current = true;
    await (waiting.is === 'idle' ? attempt() : sendNow()).finally(() => {
      isBusy.current = false;
    });
  }

  return {
    values: form.values,
    errors: { ...stringsOf(form.errors), ...otherErrors },
    isSubmitting: form.isSubmitting || waiting.is === 'trying',
    refusals: refusal.isShown ? refusal.attempt : 0,
    failure,
    resending:
      failure?.cause.kind === 'unreachable' ? (stopped ?? (waiting.is === 'idle' ? undefined : waiting.is)) : undefined,
    change: (field, value) => {
      if (waiting.is !== 'idle' && field !== unsent && value !== form.values[field]) {
        setStopped('changed');
        resender.stop(true);
      }
      setOtherErrors(({ [field]: _changed, ...others }) => others);
      void form.setFieldValue(field, value);
    },
    clear: (field) => {
      setOtherErrors(({ [field]: _changed, ...others }) => others);
      void form.setFieldValue(field, empty[field], false);
    },
    blur: (field) => void form.setFieldTouched(field),
    submit: () => void attemptOnce(),
    stopResending: () => {
      setStopped('stopped');
      resender.stop(false);
      // The button that was pressed is gone, and the focus goes to what it did.
      tellFailure({ kind: 'unreachable' });
    },
  };
}

function stringsOf(errors: object): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
