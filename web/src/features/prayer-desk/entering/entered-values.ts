import { enteredRequestMessages } from '@contracts/entered-request';
import { type RequestKind, requestKinds, type RequestSource, requestSources } from '@contracts/prayer-desk';
import { phoneSafeties } from '@contracts/counseling-request';
import { prayerTypes } from '@contracts/prayer-request';
import { locales } from '@contracts/language';
import { apiErrorSchema } from '@contracts/submission';
import { counselingRequestMessages, prayerRequestMessages, submissionMessages } from '@contracts/submission-messages';
import * as v from 'valibot';
import { ApiError } from '../../../lib/cms-client/api-error';

const valuesSchema = v.object({
  kind: v.picklist(requestKinds),
  source: v.picklist(requestSources),
  language: v.picklist(locales),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  phoneSafety: v.picklist(['', ...phoneSafeties]),
  prayerType: v.picklist(['', ...prayerTypes]),
  text: v.string(),
  confidential: v.boolean(),
  contactMe: v.boolean(),
  confirm: v.boolean(),
});
export type EnteredValues = v.InferOutput<typeof valuesSchema>;

export const emptyValues = {
  kind: 'prayer' satisfies RequestKind,
  source: 'phone' satisfies RequestSource,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  phoneSafety: '',
  prayerType: '',
  text: '',
  confidential: false,
  contactMe: false,
  confirm: false,
} as const satisfies Omit<EnteredValues, 'language'>;

/** What was typed, and the key of the last attempt, which the next one uses again unless something was changed. */
const draftSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ values: valuesSchema, sent: v.optional(v.object({ text: v.string(), key: v.string() })) }),
);
export type EnteredDraft = v.InferOutput<typeof draftSchema>;

export function readDraft(kept: string): EnteredDraft | undefined {
  const draft = v.safeParse(draftSchema, kept);
  return draft.success ? draft.output : undefined;
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
  ...rest
}: EnteredValues) {
  switch (kind) {
    case 'prayer':
      return { ...rest, kind, phoneNumber: phone, prayerRequest: text, prayerType, confidential, contactMe };
    case 'contact':
      return { ...rest, kind, phoneNumber: phone, notes: text };
    case 'counseling':
      return { ...rest, kind, phone, counselingFor: text, phoneSafety: phoneSafety === '' ? null : phoneSafety };
  }
}

const formFields: Readonly<Record<string, keyof EnteredValues>> = {
  phoneNumber: 'phone',
  prayerRequest: 'text',
  notes: 'text',
  counselingFor: 'text',
};

const keyOfMessage = new Map<string, string>(
  Object.entries({
    ...submissionMessages,
    ...prayerRequestMessages,
    ...counselingRequestMessages,
    ...enteredRequestMessages,
  }).map(([key, english]) => [english, key]),
);

/** The forms speak to the person who asks; here a member enters what somebody else asked for. */
const toTheMember: Readonly<Record<string, string>> = {
  'prayerRequest.prayerRequest.tooShort': 'deskEntering.text.short',
  'counselingRequest.counselingFor.tooShort': 'deskEntering.text.short',
  'prayerRequest.prayerType.required': 'deskEntering.prayerType.required',
};

export type FieldErrors = Partial<Record<keyof EnteredValues, string>>;

/** The keys of the server's refusals by field; undefined if the call failed for another reason. */
export function refusedFields(error: unknown): FieldErrors | undefined {
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  const refusal = v.safeParse(apiErrorSchema, error.json());
  if (!refusal.success) return undefined;
  const errors: FieldErrors = {};
  for (const { path, message } of refusal.output.error.details?.errors ?? []) {
    const [name = ''] = path;
    const field =
      formFields[name] ?? (Object.keys(valuesSchema.entries) as (keyof EnteredValues)[]).find((one) => one === name);
    const key = keyOfMessage.get(message) ?? 'submission.field.refused';
    if (field !== undefined) errors[field] ??= toTheMember[key] ?? key;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}
