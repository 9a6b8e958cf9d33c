import * as v from 'valibot';
import { dayMs } from './day';
import { locales } from './language';
import { isReferenceOf } from './reference';
import { isStorable, trimmed } from './submission';

/**
 * GET answers in the order of choosing; POST chooses a request or rewrites its text; DELETE ends the meeting, DELETE
 * …/:reference takes one out. All answer with the meeting, and need the panel's Bearer token.
 */
export const prayerMeetingPath = '/admin/prayer-desk/meeting';

/** Counseling is never read aloud. Neither is what is confidential, or spam: the server refuses it. */
export const meetingKinds = ['prayer', 'contact'] as const;

/** The most characters that a screen shows in large letters. */
export const meetingTextLimit = 280;

/** What is chosen is gone after this time, when the meeting is over. */
export const meetingLastsMs = dayMs;

const addresses = [
  /@|https?:|hxxps?:|www\./iu,
  // `at` between marks, or before a domain that is written out.
  /[([{<«*"'-]\s*(?:at|arroba)\s*[)\]}>»*"'-]/iu,
  /\b(?:at|arroba)\s+[\p{L}\p{N}-]+(?:\.|\s+(?:dot|punto)\s+)\p{L}{2}/iu,
  /\b(?:at|arroba)\s+[\p{L}\p{N}-]+(?:\s*[.,]\s*|\s+(?:\(dot\)\s+)?)(?:com|edu|info|net|org)\b/iu,
  // A domain alone, and one with a path.
  /[\p{L}\p{N}]\.(?:com|edu|info|net|org)\b/iu,
  /[\p{L}\p{N}]\.\p{L}{2,}\//iu,
];

/** As many digits as a phone number has at least, with whatever but letters between them. */
const digits = /\p{N}(?:[^\p{L}\p{N}]*\p{N}){6,}/gu;

// None of these patterns looks behind, because Safari before 16.4 cannot.

/** Separates the short numbers of a list, such as ages and psalms. Beside four digits it may be part of a phone number. */
const inLists = /(\d{4})?(?:[,;]\s{1,3}|\s{1,3}(?:and|e|y)\s{1,3})(?!\d{4})/giu;

/** Joins the parts of a phone number that is written as it is said. */
const inNumbers = /(\p{N})\s+(?:and|e|ext|x|y)\s+(?=\p{N})/giu;

/** Writes Arabic and Persian digits and commas as Latin ones. */
const inLatin = (text: string) =>
  text.replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf)).replaceAll('،', ',');

/** Dates, years, and chapters with verses, which are written like times. */
const readable = [
  /(^[-./]?|\D[-./]|[^-./\d])(?:19|20)\d\d([-./])(?:0?[1-9]|1[0-2])\2(?:0?[1-9]|[12]\d|3[01])(?![-./]?\d)/g,
  /(^[-./]?|\D[-./]|[^-./\d])(?:0?[1-9]|[12]\d|3[01])([-./])(?:0?[1-9]|[12]\d|3[01])\2(?:(?:19|20)\d\d|\d\d)(?![-./]?\d)/g,
  /(^|[^\d:])(?:1[0-4]\d|150|0?\d|[1-9]\d):1?\d?\d(?:\s?[-–,]\s?1?\d?\d(?![\d:]))?(?!:?\d)/g,
  /(^|\D)(?:19|20)\d\d(?!\d)/g,
];

/** A day or a chapter beside them has no more digits. */
const digitsBeside = 3;

function isPhoneNumber(run: string): boolean {
  const rest = readable.reduce((text, pattern) => text.replace(pattern, '$1 '), run);
  return (rest.match(/\p{N}/gu)?.length ?? 0) > digitsBeside;
}

/** Marks that nobody sees: spaces without width, and those that turn the direction of writing around. */
const hiddenMarks = /[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

export function withoutHiddenMarks(text: string): string {
  return text.replace(hiddenMarks, '');
}

/** Controls, except for new lines and tabs. */
const controls = /[^\P{Cc}\n\t]/u;

/** Finds what is typed by mistake or in a disguise; not an address of a street, or a number in words. */
export function hasContactDetails(text: string): boolean {
  const plain = inLatin(text.normalize('NFKC').replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ''));
  const numbers = plain
    .replace(inLists, (separator, before?: string) => (before === undefined ? ' and, ' : separator))
    .replace(inNumbers, '$1 ');
  return addresses.some((address) => address.test(plain)) || (numbers.match(digits) ?? []).some(isPhoneNumber);
}

const textSchema = v.pipe(
  v.string(),
  v.maxLength(10 * meetingTextLimit),
  v.transform((text) => trimmed(withoutHiddenMarks(text))),
  v.nonEmpty(),
  v.check((text) => !controls.test(text)),
  v.check(isStorable),
  v.check((text) => Array.from(text).length <= meetingTextLimit),
  v.check((text) => !hasContactDetails(text)),
);

export const meetingReferenceSchema = v.pipe(
  v.string(),
  v.check((text) => meetingKinds.some((kind) => isReferenceOf(kind, text))),
);

export const meetingChoiceSchema = v.object({
  kind: v.picklist(meetingKinds),
  reference: meetingReferenceSchema,
  text: textSchema,
});
export type MeetingChoice = v.InferOutput<typeof meetingChoiceSchema>;

export const meetingSchema = v.object({
  entries: v.array(
    v.object({
      kind: v.picklist(meetingKinds),
      reference: v.string(),
      language: v.picklist(locales),
      firstName: v.string(),
      text: v.string(),
    }),
  ),
});
export type Meeting = v.InferOutput<typeof meetingSchema>;
export type MeetingEntry = Meeting['entries'][number];
