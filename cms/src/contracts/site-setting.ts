import * as v from 'valibot';
import { locales } from './language';
import { wholeImageSchema } from './media';

export const localeSchema = v.picklist(locales);
export type { Locale } from './language';

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
  /** Where to report a concern about the team; it must not reach the team itself. */
  concernEmail: v.nullable(v.string()),
  readingBookUrl: v.string(),
  discipleshipUrl: v.string(),
  /** Null if nobody has confirmed them. */
  salvationsCount: v.nullable(v.number()),
  healingsCount: v.nullable(v.number()),
  socialImage: v.nullable(wholeImageSchema),
  /** In place of the drawn mark, if there is one. */
  logo: v.optional(wholeImageSchema),
  /** Absent once the site is open. `unread`: it is closed, and nobody reads yet what visitors send. */
  preparing: v.optional(v.picklist(['closed', 'unread'])),
});

export const siteSettingAnswerSchema = v.object({ data: siteSettingSchema });

export type SiteSetting = v.InferOutput<typeof siteSettingSchema>;
