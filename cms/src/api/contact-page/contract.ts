import * as v from 'valibot';
import { scriptureSchema, seoSchema } from '../page/contract';
import { localeSchema } from '../site-setting/contract';

/** GET /api/contact-page?locale=en|es answers `{ data: ContactPage, meta }`. */
export const contactPageSchema = v.object({
  locale: localeSchema,
  seo: seoSchema,
  title: v.string(),
  intro: v.string(),
  scripture: v.nullable(scriptureSchema),
  details: v.nullable(v.string()),
});

export const contactPageAnswerSchema = v.object({ data: contactPageSchema });

export type ContactPage = v.InferOutput<typeof contactPageSchema>;
