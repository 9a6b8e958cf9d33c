import * as v from 'valibot';
import { seoSchema } from '../page/contract';
import { richTextSchema } from '../rich-text/contract';
import { localeSchema } from '../site-setting/contract';

/** GET /api/privacy-page?locale=en|es answers `{ data: PrivacyPage, meta }`. */
export const privacyPageSchema = v.object({
  locale: localeSchema,
  seo: seoSchema,
  title: v.string(),
  intro: v.string(),
  body: richTextSchema,
  updatedAt: v.string(),
});

export const privacyPageAnswerSchema = v.object({ data: privacyPageSchema });

export type PrivacyPage = v.InferOutput<typeof privacyPageSchema>;
