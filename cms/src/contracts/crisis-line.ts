import * as v from 'valibot';
import { localeSchema } from './site-setting';

/** The purpose of a line, in the order of the lines within a country. */
export const crisisKinds = ['emergency', 'suicide', 'violence', 'children'] as const;

/** The country code of lines for countries without their own. */
export const anyOtherCountry = 'ZZ';

/** Digits and separators; anything else to press or say belongs in the note. */
export const phonePattern = /^\+?\d[\d ().-]*$/;

/** Emergency and help lines; numbers as dialed within the country. */
export const crisisLineSchema = v.object({
  locale: localeSchema,
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  country: v.string(),
  kind: v.picklist(crisisKinds),
  name: v.string(),
  phone: v.pipe(v.string(), v.regex(phonePattern)),
  callLink: v.pipe(v.string(), v.regex(/^tel:\+?\d+$/)),
  smsNumber: v.nullable(v.pipe(v.string(), v.regex(phonePattern))),
  textLink: v.nullable(v.pipe(v.string(), v.regex(/^sms:\+?\d+(\?body=.+)?$/))),
  languages: v.nullable(v.string()),
  hours: v.nullable(v.string()),
  note: v.nullable(v.string()),
  /** The day on which the ministry last called and verified the number. */
  lastCheckedOn: v.nullable(v.pipe(v.string(), v.isoDate())),
});

/** True for a number that nobody has called for a year; days are `YYYY-MM-DD`. */
export function isDueForCall(lastCheckedOn: string | null, today: string): boolean {
  return lastCheckedOn === null || lastCheckedOn <= `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
}

/** GET /api/crisis-lines?locale=en|es answers `{ data: CrisisLine[], meta }` in the editor’s order. */
export const crisisLinesAnswerSchema = v.object({ data: v.array(crisisLineSchema) });

export type CrisisLine = v.InferOutput<typeof crisisLineSchema>;
