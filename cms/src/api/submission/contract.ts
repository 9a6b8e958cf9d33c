import * as v from 'valibot';
import type * as Yup from 'yup';
import type { SubmissionMessageKey } from '../submission-messages/contract';

/**
 * What the three forms share. Yup comes in as an argument: the English dictionary reads the messages below, and must
 * not pull a validation library into the first page's bytes.
 */
export type YupModule = Pick<typeof Yup, 'object' | 'mixed'>;

/** Lengths in characters (code points); those of the phone in digits, the international ones with the country's code. */
export const limits = {
  name: 100,
  email: 254,
  phoneDigits: 10,
  internationalPhoneDigits: { least: 7, most: 15 },
  longText: 5000,
  longTextMinimum: 10,
} as const;

/** Bytes of a whole submission body; more answers 413. */
export const maximumBodyBytes = 64 * 1024;

/** The languages that a visitor can write from. */
export const languages = ['en', 'es'] as const;

export const idempotencyHeader = 'Idempotency-Key';

/** A form filled in faster than this (milliseconds) was not filled in by a person. */
export const impossibleFillMs = 500;

/** What the three submission calls answer with status 201, and nothing of what was sent. */
export const submissionReceiptSchema = v.object({ reference: v.string(), receivedAt: v.string() });
export type SubmissionReceipt = v.InferOutput<typeof submissionReceiptSchema>;

/** The shape of every refusal, Strapi's own; `errors` names the fields of a validation error. */
export const apiErrorSchema = v.object({
  error: v.object({
    status: v.number(),
    name: v.string(),
    message: v.string(),
    details: v.optional(
      v.object({
        errors: v.optional(v.array(v.object({ path: v.array(v.string()), message: v.string(), name: v.string() }))),
      }),
    ),
  }),
});

const characters = (text: string) => Array.from(text).length;

/** NUL cannot be stored by PostgreSQL, and a lone surrogate is no character. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
}

/** Spaces, controls, joiners, fillers, variation selectors and the blank of braille. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Trimmed, and empty where nothing of it can be seen. What joins letters or emoji within a text stays. */
export function trimmed(text: string): string {
  return invisible.test(text) ? '' : text.trim();
}

/**
 * A trimmed text. Yup's own string would turn a number into text, and trips over an object whose `toString` is no
 * function: whatever is not text is refused with `wrongType`.
 */
function plainText(yup: YupModule, wrongType: string) {
  return yup
    .mixed((input): input is string => typeof input === 'string')
    .transform((value: unknown) => (typeof value === 'string' ? trimmed(value) : value))
    .typeError(wrongType);
}

/** Absent, null, empty and blank are all the same: not filled in. */
function filledIn(schema: ReturnType<typeof plainText>, required: string) {
  return schema.required(required).test('filled-in', required, (value) => value !== '');
}

/** A text of at most `maximum` characters; the messages are keys, translated where they are shown. */
export function text(
  yup: YupModule,
  maximum: number,
  tooLong: string,
  wrongType: string = 'submission.text.unreadable' satisfies SubmissionMessageKey,
) {
  return plainText(yup, wrongType)
    .test('storable', 'submission.text.unreadable', (value) => !value || isStorable(value))
    .test('max', tooLong, (value) => !value || characters(value) <= maximum);
}

/** A text that may be left out, sent empty or sent as null, which all mean the same. */
export function optionalText(yup: YupModule, maximum: number) {
  return text(yup, maximum, 'submission.longText.tooLong').nullable();
}

/** A text of at least `longTextMinimum` characters; empty is too short. */
export function longText(yup: YupModule, tooShort: string) {
  return filledIn(text(yup, limits.longText, 'submission.longText.tooLong', tooShort), tooShort).test(
    'min',
    tooShort,
    (value) => !value || characters(value) >= limits.longTextMinimum,
  );
}

export function name(yup: YupModule, required: SubmissionMessageKey) {
  return filledIn(text(yup, limits.name, 'submission.name.tooLong', required), required);
}

/** One @, no spaces, and a domain with a dot: what the HTML standard accepts, and a top-level domain besides. */
const emailPattern =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u;

export function email(yup: YupModule, invalid: string) {
  return filledIn(text(yup, limits.email, 'submission.email.tooLong', invalid), invalid).test(
    'email',
    invalid,
    (value) => !value || emailPattern.test(value),
  );
}

/** What people write between the digits of an international number, and what a copied one brings along unseen. */
const betweenDigits = /[\s().\-/\p{Cf}]/gu;

/**
 * Digits of Arabic and Urdu keyboards as ASCII. A number that begins with `+`, or with the `00` that is dialed in its
 * place, is international: `+` and its digits, where nothing else is in it. Any other stays as it was written.
 */
function plainPhone(text: string): string {
  const ascii = text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
  const bare = ascii.replace(betweenDigits, '');
  if (bare.startsWith('+')) return bare;
  return /^00[1-9]\d*$/.test(bare) && bare.length > limits.phoneDigits ? `+${bare.slice(2)}` : ascii;
}

const isNational = (value: string) => /^[\d-]{1,19}$/.test(value) && /^\d{1,10}$/.test(value.replaceAll('-', ''));

/** No country's code begins with 0. */
function isInternational(value: string): boolean {
  const { least, most } = limits.internationalPhoneDigits;
  return /^\+[1-9]\d*$/.test(value) && value.length > least && value.length <= most + 1;
}

function phoneText(yup: YupModule) {
  const invalid: SubmissionMessageKey = 'submission.phone.invalid';
  const international: SubmissionMessageKey = 'submission.phone.international';
  return plainText(yup, invalid)
    .transform((value: unknown) => (typeof value === 'string' ? plainPhone(value) : value))
    .test('phone', invalid, (value) => !value || value.startsWith('+') || isNational(value))
    .test('international-phone', international, (value) => !value?.startsWith('+') || isInternational(value));
}

/** Ten digits, grouped with dashes or not, or an international number; empty counts as absent. */
export function phone(yup: YupModule) {
  return phoneText(yup).nullable();
}

export function requiredPhone(yup: YupModule, required: string) {
  return filledIn(phoneText(yup), required);
}

/** A box that is ticked or not; anything but true and false is refused, so that no promise hangs on a guess. */
export function choice(yup: YupModule) {
  const invalid: SubmissionMessageKey = 'submission.choice.invalid';
  return yup
    .mixed((input): input is boolean => typeof input === 'boolean')
    .typeError(invalid)
    .nonNullable(invalid)
    .default(false);
}

/** Fields that travel with every submission besides the form's own; each may be absent. */
export type SubmissionExtras = {
  locale?: (typeof languages)[number];
  /** The honeypot: people never see this field. */
  website?: string;
  /** Milliseconds from opening the form to sending it. */
  filledInMs?: number;
};
