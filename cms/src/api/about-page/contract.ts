import * as v from 'valibot';
import { seoSchema } from '../page/contract';
import { richTextSchema } from '../rich-text/contract';
import { localeSchema } from '../site-setting/contract';

/** GET /api/about-page?locale=en|es answers `{ data: AboutPage, meta }`. */
export const aboutPageSchema = v.object({
  locale: localeSchema,
  seo: seoSchema,
  title: v.string(),
  intro: v.string(),
  /** What the ministry believes, who it is, and who answers for it: each under a heading of its own. */
  body: richTextSchema,
});

export const aboutPageAnswerSchema = v.object({ data: aboutPageSchema });

export type AboutPage = v.InferOutput<typeof aboutPageSchema>;
