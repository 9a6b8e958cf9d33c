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

const address = /\S@\S|\S\s?[([]at[)\]]\s?\S|https?:|www\./iu;
/** As many digits as a phone number has at least, with what people write between them. */
const phoneNumber = /(?:\p{Nd}[\s().\-–—_·/]{0,3}){7}/u;

/** Marks that nobody sees: spaces without width, and those that turn the direction of writing around. */
const hiddenMarks = /[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

export function withoutHiddenMarks(text: string): string {
  return text.replace(hiddenMarks, '');
}

/** Controls, except for new lines and tabs. */
const controls = /[^\P{Cc}\n\t]/u;

/** Finds what is typed by mistake or in a light disguise; not an address of a street, or a number in words. */
export function hasContactDetails(text: string): boolean {
  const plain = withoutHiddenMarks(text).normalize('NFKC');
  return address.test(plain) || phoneNumber.test(plain);
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
