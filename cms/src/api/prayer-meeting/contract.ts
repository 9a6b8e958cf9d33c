import * as v from 'valibot';
import { dayMs } from '../day/contract';
import { locales } from '../language/contract';
import { isReferenceOf } from '../reference/contract';
import { isStorable, trimmed } from '../submission/contract';

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

/** `@` in any place, or spelled out between brackets or before a domain, and links. */
const address =
  /@|[([{<]\s*(?:at|arroba)\s*[)\]}>]|\b(?:at|arroba)\s+[\p{L}\p{N}-]+(?:\.|\s+(?:dot|punto)\s+)\p{L}{2}|https?:|www\.|[\p{L}\p{N}]\.\p{L}{2,}\//iu;

/** As many digits as a phone number has at least, with whatever but letters between them. */
const digits = /\p{N}(?:[^\p{L}\p{N}]*\p{N}){6,}/gu;

/** Dates, years, and chapters with verses, which are written like times. */
const readable = [
  /(?<!\d[-./]?)(?:19|20)\d\d([-./])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?![-./]?\d)/g,
  /(?<!\d[-./]?)(?:0?[1-9]|[12]\d|3[01])([-./])(?:0?[1-9]|[12]\d|3[01])\1(?:(?:19|20)\d\d|\d\d)(?![-./]?\d)/g,
  /(?<!\d)(?:1[0-4]\d|150|0?\d|[1-9]\d):1?\d?\d(?:\s?[-–,]\s?1?\d?\d(?![\d:]))*(?!\d)/g,
  /(?<!\d)(?:19|20)\d\d(?!\d)/g,
];

/** A day or a chapter beside them has no more digits. */
const digitsBeside = 3;

function isPhoneNumber(run: string): boolean {
  const rest = readable.reduce((text, pattern) => text.replace(pattern, ' '), run);
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
  const plain = text.normalize('NFKC').replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  return address.test(plain) || (plain.match(digits) ?? []).some(isPhoneNumber);
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
