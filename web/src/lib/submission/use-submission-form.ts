import type { SubmissionReceipt } from '@contracts/submission';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { Draft } from './draft';
import { submissionFailure, type SubmissionFailure } from './submission-failure';

type FieldOf<Values> = keyof Values & string;

/** Message keys by field. */
export type FieldErrors = Readonly<Record<string, string>>;

export type SubmissionFormOptions<Values extends Record<string, string | boolean>> = {
  empty: Values;
  /** As a visitor left the form before: it begins with that, and keeps it up to date. */
  draft: Draft<Values>;
  /** The fields that can be wrong. */
  fields: readonly FieldOf<Values>[];
  /** The contract's table of keys and English texts. */
  messages: Readonly<Record<string, string>>;
  errorsOf: (values: Values) => Promise<FieldErrors>;
  /** What still speaks against sending where every field is well. It is told at its fields, without a summary. */
  objectionTo?: (values: Values) => FieldErrors | undefined;
  send: (values: Values) => Promise<SubmissionReceipt>;
  /** A new attempt: what was told of the one before no longer holds. */
  onTry: () => void;
  /** The form is empty again. */
  onSent: (receipt: SubmissionReceipt) => void;
  /** It keeps what was typed, and shows why. */
  onFailed: () => void;
};

export type FailedAttempt = { cause: SubmissionFailure; attempt: number };

export type SubmissionForm<Values> = {
  values: Values;
  errors: FieldErrors;
  isSubmitting: boolean;
  /** The number of the attempt that was refused because of fields; 0 once none is. */
  refusals: number;
  failure: FailedAttempt | undefined;
  change: <F extends FieldOf<Values>>(field: F, value: Values[F]) => void;
  /** Empties a field that is to be filled in again, without telling anybody off for that. */
  clear: (field: FieldOf<Values>) => void;
  blur: (field: FieldOf<Values>) => void;
  submit: () => void;
};

/** What happens in a form: its values, what is wrong with them, sending once, and what became of it. */
export function useSubmissionForm<Values extends Record<string, string | boolean>>(
  options: SubmissionFormOptions<Values>,
): SubmissionForm<Values> {
  const { empty, draft, fields, messages, errorsOf, objectionTo, send, onTry, onSent, onFailed } = options;
  // What the server says of the fields, or what was objected to, stands beside Formik's own errors until the field is changed.
  const [otherErrors, setOtherErrors] = useState<FieldErrors>({});
  const [hasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState({ attempt: 0, isShown: false });
  const [failure, setFailure] = useState<FailedAttempt>();
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
      // Also where the form is gone from the page meanwhile.
      draft.keep(empty);
      form.resetForm({ values: empty });
      setTried(false);
      onSent(receipt);
    } catch (error) {
      const cause = submissionFailure(error, messages, fields);
      onFailed();
      if (cause.kind === 'fields') {
        setOtherErrors(cause.errors);
        refuse();
      } else {
        setFailure((previous) => ({ attempt: (previous?.attempt ?? 0) + 1, cause }));
      }
    }
  }

  async function attempt() {
    setTried(true);
    setFailure(undefined);
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
    if (isBusy.current) return;
    isBusy.current = true;
    await attempt().finally(() => {
      isBusy.current = false;
    });
  }

  return {
    values: form.values,
    errors: { ...stringsOf(form.errors), ...otherErrors },
    isSubmitting: form.isSubmitting,
    refusals: refusal.isShown ? refusal.attempt : 0,
    failure,
    change: (field, value) => {
      setOtherErrors(({ [field]: _changed, ...others }) => others);
      void form.setFieldValue(field, value);
    },
    clear: (field) => {
      setOtherErrors(({ [field]: _changed, ...others }) => others);
      void form.setFieldValue(field, empty[field], false);
    },
    blur: (field) => void form.setFieldTouched(field),
    submit: () => void attemptOnce(),
  };
}

function stringsOf(errors: object): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
