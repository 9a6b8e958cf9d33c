import * as v from 'valibot';
import { locales } from '../language/contract';
import { wholeImageSchema } from '../media/contract';

export const localeSchema = v.picklist(locales);
export type Locale = v.InferOutput<typeof localeSchema>;

/** Where somebody in danger can call now; `phone` as it is dialled inside the country. */
export const crisisLineSchema = v.object({
  country: v.string(),
  countryCode: v.string(),
  name: v.string(),
  phone: v.string(),
  note: v.nullable(v.string()),
});

/** GET /api/site-setting?locale=en|es answers `{ data: SiteSetting, meta }`. */
export const siteSettingSchema = v.object({
  locale: localeSchema,
  ministryName: v.string(),
  tagline: v.string(),
  pastorName: v.string(),
  defaultDescription: v.string(),
  footerText: v.string(),
  contactEmail: v.string(),
  contactPhone: v.nullable(v.string()),
  contactAddress: v.nullable(v.string()),
  /** Where somebody can report a concern about the team; it must not reach the team. */
  concernEmail: v.nullable(v.string()),
  givingPakistanUrl: v.string(),
  givingEcuadorUrl: v.string(),
  givingGeneralUrl: v.nullable(v.string()),
  readingBookUrl: v.string(),
  discipleshipUrl: v.string(),
  salvationsCount: v.number(),
  healingsCount: v.number(),
  crisisLines: v.array(crisisLineSchema),
  socialImage: v.nullable(wholeImageSchema),
});

/** Everything but the crisis lines, which are long and shown on one page alone. */
export const siteFactsSchema = v.omit(siteSettingSchema, ['crisisLines']);

export const siteSettingAnswerSchema = v.object({ data: siteSettingSchema });
export const siteFactsAnswerSchema = v.object({ data: siteFactsSchema });
export const crisisLinesAnswerSchema = v.object({ data: v.pick(siteSettingSchema, ['locale', 'crisisLines']) });

export type CrisisLine = v.InferOutput<typeof crisisLineSchema>;
export type SiteFacts = v.InferOutput<typeof siteFactsSchema>;
export type SiteSetting = v.InferOutput<typeof siteSettingSchema>;
