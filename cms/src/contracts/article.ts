import * as v from 'valibot';
import { cardCoverSchema, coverSchema } from './media';
import { richTextSchema } from './rich-text';
import { localeSchema } from './site-setting';

/** GET /api/articles?locale=en|es&fields=… answers `{ data: ArticleSummary[], meta }`, in the editor's order. */
export const articleTitleSchema = v.object({
  slug: v.string(),
  title: v.string(),
  excerpt: v.string(),
  category: v.string(),
  locale: localeSchema,
});

export const articleSummarySchema = v.object({
  ...articleTitleSchema.entries,
  /** Null where the site draws a dawn instead. */
  cover: v.nullable(cardCoverSchema),
});

export const articleListSchema = v.object({ data: v.array(articleSummarySchema) });
export const articleTitlesSchema = v.object({ data: v.array(articleTitleSchema) });

/** GET /api/articles/{slug}?locale=en|es answers `{ data: Article, meta }`, or 404. */
export const articleSchema = v.object({
  ...articleTitleSchema.entries,
  cover: v.nullable(coverSchema),
  body: richTextSchema,
  /** The social image: the path of a picture on this site, 1200 × 630. */
  socialImage: v.string(),
  publishedAt: v.string(),
  updatedAt: v.string(),
});

export const articleAnswerSchema = v.object({ data: articleSchema });

export type ArticleTitle = v.InferOutput<typeof articleTitleSchema>;
export type ArticleSummary = v.InferOutput<typeof articleSummarySchema>;
export type Article = v.InferOutput<typeof articleSchema>;
