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
  /** The ministry's beliefs, history and responsible people, each with its own heading. */
  body: richTextSchema,
});

export const aboutPageAnswerSchema = v.object({ data: aboutPageSchema });

export type AboutPage = v.InferOutput<typeof aboutPageSchema>;
