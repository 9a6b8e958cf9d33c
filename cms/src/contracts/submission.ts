import * as v from 'valibot';
import type * as Yup from 'yup';
import type { Locale } from './language';
import type { SubmissionMessageKey } from './submission-messages';

/** An argument, because the dictionary imports the messages and must not pull Yup into the first page. */
export type YupModule = Pick<typeof Yup, 'object' | 'mixed'>;

/** Lengths in characters (code points); for phone numbers in digits, international ones including the country code. */
export const limits = {
  name: 100,
  email: 254,
  internationalPhoneDigits: { least: 7, most: 15 },
  longText: 5000,
  longTextMinimum: 10,
} as const;

/** The maximum size of a submission body in bytes; larger ones get 413. */
export const maximumBodyBytes = 64 * 1024;

export const idempotencyHeader = 'Idempotency-Key';

/** No person fills in a form faster than this. */
export const impossibleFillMs = 500;

/** The answer of the three submission calls, with status 201. It contains nothing that was sent. */
export const submissionReceiptSchema = v.object({ reference: v.string(), receivedAt: v.string() });
export type SubmissionReceipt = v.InferOutput<typeof submissionReceiptSchema>;

const line = v.string();
const fieldErrorSchema = v.object({ path: v.array(line), message: line, name: line, code: v.optional(line) });

/** The format of every error, which is Strapi's; `errors` lists the invalid fields, each with the key of its message. */
export const apiErrorSchema = v.object({
  error: v.object({
    status: v.number(),
    name: v.string(),
    message: v.string(),
    details: v.optional(v.object({ errors: v.optional(v.array(fieldErrorSchema)) })),
  }),
});

const characters = (text: string) => Array.from(text).length;

/** PostgreSQL cannot store NUL, and a lone surrogate is not a character. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
}

/** Invisible characters: spaces, controls, joiners, fillers, variation selectors and the Braille blank. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Trimmed, and empty if nothing in it is visible. Joiners within a text stay. */
export function trimmed(text: string): string {
  return invisible.test(text) ? '' : text.trim();
}

/** Yup's string converts numbers, and throws on objects without `toString`; here `wrongType` refuses them. */
function plainText(yup: YupModule, wrongType: string) {
  return yup
    .mixed((input): input is string => typeof input === 'string')
    .transform((value: unknown) => (typeof value === 'string' ? trimmed(value) : value))
    .typeError(wrongType);
}

/** Missing, null, empty and blank all mean that the field was not filled in. */
export function filledIn(schema: ReturnType<typeof plainText>, required: string) {
  return schema.required(required).test('filled-in', required, (value) => value !== '');
}

/** A text of at most `maximum` characters; messages are keys, translated where they are shown. */
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

/** An optional text; missing, empty and null mean the same. */
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

/** The HTML standard's rule with a top-level domain, and without the dots and lengths that no mail server takes. */
const emailPattern =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** Marks that come along when an address is copied. A joiner behind a letter that is not ASCII belongs to a domain. */
function withoutMarks(text: string): string {
  return text
    .replace(/[^\P{Cf}\u200c\u200d]/gu, '')
    .replace(/(^|[ -~])[\u200c\u200d]+/g, '$1')
    .trim();
}

function asciiDomain(domain: string): string {
  if (!/[^ -~]/.test(domain) || /[^\p{L}\p{M}\p{N}.\u3002\uff0e\u200c-\u200d-]/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** The address that mail can be sent to, with its domain in ASCII; null if this is not exactly one. */
export function mailAddress(written: string): string | null {
  if (written.length > 4 * limits.email) return null;
  const [local = '', domain = '', ...more] = withoutMarks(written).split('@');
  const address = [local, asciiDomain(domain), ...more].join('@');
  return emailPattern.test(address) && address.length <= limits.email ? address : null;
}

function emailText(yup: YupModule, invalid: string) {
  return text(yup, limits.email, 'submission.email.tooLong', invalid)
    .transform((value: unknown) => (typeof value === 'string' ? (mailAddress(value) ?? value) : value))
    .test('email', invalid, (value) => !value || characters(value) > limits.email || mailAddress(value) !== null);
}

export function optionalEmail(yup: YupModule, invalid: string) {
  return emailText(yup, invalid).nullable();
}

export function email(yup: YupModule, invalid: string) {
  return filledIn(emailText(yup, invalid), invalid);
}

/** Separators that people write in phone numbers, and invisible characters from copying. */
const betweenDigits = /[\s().\p{Pd}\u2212/\p{Cf}]/gu;

/** The shortest are local numbers, without an area code. */
const isNational = (value: string) => /^[\d-]{7,19}$/.test(value) && /^\d{7,10}$/.test(value.replaceAll('-', ''));

/** Ten digits, also after the 1 that North Americans dial before another area. */
const tenDigits = /^(?:1(?=[2-9]\d\d[2-9]))?(\d{3})(\d{3})(\d{4})$/;

/**
 * Writes a number as the form does: Arabic and Urdu digits in ASCII, an international number as `+` and digits, others
 * as digits and dashes. Leaves as it is what is not one number.
 */
function plainPhone(text: string): string {
  const ascii = text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
  const bare = ascii.replace(betweenDigits, '');
  if (bare.startsWith('+')) return bare;
  if (/^00[1-9]\d*$/.test(bare)) return `+${bare.slice(2)}`;
  return isNational(ascii) || bare === '' ? ascii : bare.replace(tenDigits, '$1-$2-$3');
}

/** No country code starts with 0. */
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

/** Ten digits, with or without dashes, or an international number; empty means missing. */
export function phone(yup: YupModule) {
  return phoneText(yup).nullable();
}

export function requiredPhone(yup: YupModule, required: string) {
  return filledIn(phoneText(yup), required);
}

/** A checkbox. Anything but true and false is refused, so that no promise depends on a guess. */
export function choice(yup: YupModule) {
  const invalid: SubmissionMessageKey = 'submission.choice.invalid';
  return yup
    .mixed((input): input is boolean => typeof input === 'boolean')
    .typeError(invalid)
    .nonNullable(invalid)
    .default(false);
}

/** Optional fields of every submission besides the form's own. */
export type SubmissionExtras = {
  locale?: Locale;
  /** The honeypot, a field that people never see. */
  website?: string;
  /** Counts from opening to sending the form. */
  filledInMs?: number;
};
