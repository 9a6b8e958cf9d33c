import { requestSchema, type RequestFields, type RequestOf } from '@contracts/request-fields';
import type { SubmissionReceipt } from '@contracts/submission';
import { type AnyObjectSchema, mixed, object } from 'yup';
import { translateNow } from '../../../i18n/language-provider';
import { showToast } from '../../../ui/toast/toast-store';
import { createResender } from './resender';
import { createSubmitter } from './submitter';

/** What every request form has; `subject` is the honeypot. */
export type RequestValues = Record<string, string | boolean> & { subject: string };

/** Message keys by field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** An option that must be chosen begins empty. */
type FormValue<Field> = Field extends { kind: 'checkbox' }
  ? boolean
  : Field extends { options: readonly (infer Option)[]; initial: string }
    ? Option
    : string;

/** What a form holds of a request's fields, and the honeypot. */
export type FormValues<Fields extends RequestFields> = {
  -readonly [Name in keyof Fields]: FormValue<Fields[Name]>;
} & { subject: string };

function initialValue(field: RequestFields[string]): string | boolean {
  if (field.kind === 'checkbox') return false;
  return 'initial' in field ? field.initial : '';
}

/** What a form's definition derives from the fields in the contract of its request. */
export function deriveForm<const Fields extends RequestFields>(fields: Fields) {
  const schema = requestSchema({ mixed, object }, fields);
  const initialValues = Object.entries(fields).map(([name, field]) => [name, initialValue(field)]);
  return {
    schema,
    fields: Object.keys(fields) as (keyof Fields & string)[],
    initialValues: { ...Object.fromEntries(initialValues), subject: '' } as FormValues<Fields>,
    toBody(values: FormValues<Fields>): RequestOf<Fields> {
      const body = schema.validateSync(values, { stripUnknown: true }) as Readonly<Record<string, unknown>>;
      return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value ?? ''])) as RequestOf<Fields>;
    },
  };
}

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

export type RequestType<Values extends RequestValues, Body extends object> = RequestDefinition<Values, Body> & {
  store: () => ReturnType<typeof createStore<Values, Body>>;
};

export function defineRequest<Values extends RequestValues, Body extends object>(
  definition: RequestDefinition<Values, Body>,
): RequestType<Values, Body> {
  let store: ReturnType<typeof createStore<Values, Body>> | undefined;
  return {
    ...definition,
    // One in a browser's tab. On the server all visitors share this module, so nothing may be stored in it.
    store: () => (import.meta.env.SSR ? createStore(definition) : (store ??= createStore(definition))),
  };
}

/** Outlives the form on the page. In memory only: closing the tab leaves nothing behind. */
function createStore<Values extends RequestValues, Body extends object>({
  textPrefix,
  path,
  initialValues,
  localField,
}: RequestDefinition<Values, Body>) {
  let draft = initialValues;
  const saveDraft = (values: Values) => {
    draft = localField ? { ...values, [localField]: initialValues[localField] } : values;
  };
  return {
    readDraft: () => draft,
    saveDraft,
    submitter: createSubmitter(path),
    resender: createResender<SubmissionReceipt>({
      onSent: ({ reference }, isChanged) => {
        if (!isChanged) saveDraft(initialValues);
        showToast({
          title: translateNow(`${textPrefix}.sent`),
          text: translateNow('submission.resent', { reference }),
          isSticky: true,
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
          isSticky: true,
        });
      },
    }),
  };
}
