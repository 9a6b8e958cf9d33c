import type { SubmissionReceipt } from '@contracts/submission';
import type { AnyObjectSchema } from 'yup';
import { translateNow } from '../../../i18n/language-provider';
import { showToast } from '../../../ui/toast/toast-store';
import { createResender, type Resender } from './resender';
import { createSubmitter, type Submitter } from './submitter';

/** What every request form has; `subject` is the honeypot. */
export type RequestValues = Record<string, string | boolean> & { subject: string };

/** Message keys by field. */
export type FieldErrors = Readonly<Record<string, string>>;

type RequestDefinition<Values extends RequestValues, Body extends object> = {
  /** Prefix of the ids of the form's controls. */
  id: string;
  /** Before the names of its texts: `prayerRequest.sent`. */
  textPrefix: 'prayerRequest' | 'contactRequest' | 'counselingRequest' | 'prayerThanks';
  path: string;
  /** The page that has the form, and takes what is posted without scripts. */
  page: string;
  initialValues: Values;
  /** The field in which somebody writes freely. */
  text: keyof Values & string;
  /** The fields that can be wrong, in the order in which they are shown. */
  fields: readonly (keyof Values & string)[];
  /** A field that is checked in the browser and not sent, so that editing it does not change the request. */
  localField?: keyof Values & string;
  schema: AnyObjectSchema;
  /** Errors that the schema does not know of. */
  validate?: (values: Values) => FieldErrors;
  /** The English texts of the server's refusals, by key. */
  messages: Readonly<Record<string, string>>;
  /** The request as the contract has it; throws where the values are not valid. */
  toBody: (values: Values) => Body;
};

/** Outlives the form on the page. In memory only: closing the tab leaves nothing behind. */
type RequestStore<Values extends RequestValues, Body extends object> = {
  readDraft: () => Values;
  saveDraft: (values: Values) => void;
  submitter: Submitter<Body>;
  resender: Resender<SubmissionReceipt>;
};

export type RequestType<Values extends RequestValues, Body extends object> = RequestDefinition<Values, Body> & {
  store: () => RequestStore<Values, Body>;
};

export function defineRequest<Values extends RequestValues, Body extends object>(
  definition: RequestDefinition<Values, Body>,
): RequestType<Values, Body> {
  let store: RequestStore<Values, Body> | undefined;
  return {
    ...definition,
    // One in a browser's tab. On the server all visitors share this module, so nothing may be stored in it.
    store: () => (import.meta.env.SSR ? createStore(definition) : (store ??= createStore(definition))),
  };
}

function createStore<Values extends RequestValues, Body extends object>({
  textPrefix,
  path,
  initialValues,
  localField,
}: RequestDefinition<Values, Body>): RequestStore<Values, Body> {
  let draft = initialValues;
  const saveDraft = (values: Values) => {
    draft = localField ? { ...values, [localField]: initialValues[localField] } : values;
  };
  return {
    readDraft: () => draft,
    saveDraft,
    submitter: createSubmitter<Body>(path),
    resender: createResender({
      onSent: ({ reference }, isChanged) => {
        if (!isChanged) saveDraft(initialValues);
        showToast({
          title: translateNow(`${textPrefix}.sent`),
          text: translateNow('submission.resent', { reference }),
          isKept: true,
        });
      },
      onQueued: () => {
        showToast({ title: translateNow('submission.failure.unreachable') });
      },
      onRefused: () => {
        showToast({
          variant: 'destructive',
          title: translateNow('submission.failed'),
          text: `${translateNow(`${textPrefix}.failed`)} ${translateNow('submission.resent.refused')}`,
          isKept: true,
        });
      },
    }),
  };
}
