import * as v from 'valibot';
import { scriptureSchema, seoSchema } from '../page/contract';
import { localeSchema } from '../site-setting/contract';

/** GET /api/prayer-page?locale=en|es answers `{ data: PrayerPage, meta }`. */
export const prayerPageSchema = v.object({
  locale: localeSchema,
  seo: seoSchema,
  title: v.string(),
  intro: v.string(),
  scripture: scriptureSchema,
  promise: v.string(),
});

export const prayerPageAnswerSchema = v.object({ data: prayerPageSchema });

export type PrayerPage = v.InferOutput<typeof prayerPageSchema>;
