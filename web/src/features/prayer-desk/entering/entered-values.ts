import { enteringMessages, formFields } from '@contracts/entered-request';
import { type RequestKind, requestKinds, type RequestSource } from '@contracts/prayer-desk';
import type { PhoneSafety } from '@contracts/counseling-request';
import type { PrayerType } from '@contracts/prayer-request';
import { fieldsOfKind } from '@contracts/request-fields';
import type { Locale } from '@contracts/language';
import { ApiError } from '../../../lib/cms-client/api-error';
import { fieldRefusals, messageKey } from '../../../lib/cms-client/request-failure';
import type { Sent } from '../../../lib/idempotency-key';

type Texts = Record<'firstName' | 'lastName' | 'email' | 'phone' | 'text', string>;
type Choices = Record<'confidential' | 'contactMe' | 'confirm', boolean>;

export type EnteredValues = Texts &
  Choices & {
    kind: RequestKind;
    source: RequestSource;
    language: Locale;
    phoneSafety: PhoneSafety | '';
    prayerType: PrayerType | '';
    /** Short answers by their fields. */
    details: Readonly<Record<string, string>>;
  };

export const emptyValues: Omit<EnteredValues, 'language'> = {
  kind: 'prayer',
  source: 'phone',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  phoneSafety: '',
  prayerType: '',
  text: '',
  details: {},
  confidential: false,
  contactMe: false,
  confirm: false,
};

/** What was typed, and the key of the last attempt, which the next one uses again unless something was changed. */
export type EnteredDraft = { readonly values: EnteredValues; readonly sent?: Sent | undefined };

/** The short answers that a kind of request asks for. */
export function lineFieldsOf(kind: RequestKind) {
  return fieldsOfKind(formFields[kind], 'line').map((name) => ({
    name,
    label: `${kind}Request.${name}`,
    isRequired: 'required' in (formFields[kind][name] ?? {}),
  }));
}

/** The names of the fields of each kind of request, by those of this form. */
export function enteredRequestBody({
  kind,
  phone,
  text,
  phoneSafety,
  prayerType,
  confidential,
  contactMe,
  details,
  ...others
}: EnteredValues) {
  const rest = { ...others, ...Object.fromEntries(lineFieldsOf(kind).map(({ name }) => [name, details[name] ?? ''])) };
  switch (kind) {
    case 'prayer':
      return { ...rest, kind, phoneNumber: phone, prayerRequest: text, prayerType, confidential, contactMe };
    case 'contact':
      return { ...rest, kind, phoneNumber: phone, notes: text };
    case 'counseling':
      return { ...rest, kind, phone, counselingFor: text, phoneSafety: phoneSafety === '' ? null : phoneSafety };
  }
}

const enteredFields: Readonly<Record<string, keyof EnteredValues>> = {
  phoneNumber: 'phone',
  prayerRequest: 'text',
  notes: 'text',
  counselingFor: 'text',
};

/** The forms speak to the person who asks; here a member enters what somebody else asked for. */
const toTheMember: Readonly<Record<string, string>> = {
  'prayerRequest.prayerRequest.tooShort': 'deskEntering.text.short',
  'counselingRequest.counselingFor.tooShort': 'deskEntering.text.short',
  'prayerRequest.prayerType.required': 'deskEntering.prayerType.required',
};

/** By the fields of this form, or by the name of a short answer. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The keys of the server's refusals by field; undefined if the call failed for another reason. */
export function refusedFields(error: unknown): FieldErrors | undefined {
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  const errors: Record<string, string> = {};
  const known = [...Object.keys(emptyValues), ...requestKinds.flatMap(lineFieldsOf).map(({ name }) => name)];
  for (const { path, code } of fieldRefusals(error)) {
    const [name = ''] = path;
    const field = enteredFields[name] ?? known.find((one) => one === name);
    const key = messageKey(enteringMessages, code);
    if (field !== undefined) errors[field] ??= toTheMember[key] ?? key;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}
