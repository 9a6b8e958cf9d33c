import * as v from 'valibot';
import { imageSchema } from '../media/contract';
import { richTextSchema } from '../rich-text/contract';
import { localeSchema } from '../site-setting/contract';

/** GET /api/articles?locale=en|es&fields=… answers `{ data: ArticleSummary[], meta }`, in the editor's order. */
export const articleSummarySchema = v.object({
  slug: v.string(),
  title: v.string(),
  excerpt: v.string(),
  category: v.string(),
  /** Null where the site draws a dawn instead. */
  cover: v.nullable(v.object({ image: imageSchema, alt: v.string() })),
  locale: localeSchema,
});

export const articleListSchema = v.object({ data: v.array(articleSummarySchema) });

/** GET /api/articles/{slug}?locale=en|es answers `{ data: Article, meta }`, or 404. */
export const articleSchema = v.object({
  ...articleSummarySchema.entries,
  body: richTextSchema,
  /** The social image: the path of a picture on this site, 1200 × 630. */
  socialImage: v.string(),
  publishedAt: v.string(),
  updatedAt: v.string(),
});

export const articleAnswerSchema = v.object({ data: articleSchema });

export type ArticleSummary = v.InferOutput<typeof articleSummarySchema>;
export type Article = v.InferOutput<typeof articleSchema>;
