import * as v from 'valibot';
import { localeSchema } from '../site-setting/contract';

/** What a line is for, in the order in which the lines of one country are listed. */
export const crisisKinds = ['emergency', 'suicide', 'violence', 'children'] as const;

/** The code of the lines that hold for every country that has none of its own. */
export const anyOtherCountry = 'ZZ';

/** Digits and what parts them: what else has to be pressed or said is part of the note. */
export const phonePattern = /^\+?\d[\d ().-]*$/;

/** Where somebody in danger can call now; numbers as they are dialed inside the country. */
export const crisisLineSchema = v.object({
  documentId: v.string(),
  locale: localeSchema,
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** The country’s name in the language of the line. */
  country: v.string(),
  kind: v.picklist(crisisKinds),
  name: v.string(),
  phone: v.pipe(v.string(), v.regex(phonePattern)),
  /** What calls the number. */
  callLink: v.pipe(v.string(), v.regex(/^tel:\+?\d+$/)),
  smsNumber: v.nullable(v.pipe(v.string(), v.regex(phonePattern))),
  /** The word to send in the first text message, where there is one. */
  smsText: v.nullable(v.string()),
  /** What opens a message to `smsNumber`. */
  textLink: v.nullable(v.pipe(v.string(), v.regex(/^sms:\+?\d+(\?body=.+)?$/))),
  languages: v.nullable(v.string()),
  hours: v.nullable(v.string()),
  note: v.nullable(v.string()),
  /** The day on which the ministry last called the number and found it right. */
  lastCheckedOn: v.nullable(v.pipe(v.string(), v.isoDate())),
});

/** GET /api/crisis-lines?locale=en|es answers `{ data: CrisisLine[], meta }` in the editor’s order. */
export const crisisLinesAnswerSchema = v.object({ data: v.array(crisisLineSchema) });

export type CrisisKind = (typeof crisisKinds)[number];
export type CrisisLine = v.InferOutput<typeof crisisLineSchema>;

/** The number itself, as a link dials it. */
export const dialed = (phone: string): string => phone.replace(/[^+\d]/g, '');

export const callLink = (phone: string): string => `tel:${dialed(phone)}`;

export const textLink = (smsNumber: string, text: string | null): string =>
  `sms:${dialed(smsNumber)}${text ? `?body=${encodeURIComponent(text)}` : ''}`;

/** A number is called again once a year. `today` and `lastCheckedOn` are days such as 2026-05-03. */
export function isCheckDue(lastCheckedOn: string | null, today: string): boolean {
  if (lastCheckedOn === null) return true;
  return lastCheckedOn <= `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
}
