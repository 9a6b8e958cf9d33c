import * as v from 'valibot';
import { seoSchema } from '../page/contract';
import { localeSchema } from '../site-setting/contract';

/** GET /api/resources-page?locale=en|es answers `{ data: ResourcesPage, meta }`. */
export const resourcesPageSchema = v.object({
  locale: localeSchema,
  seo: seoSchema,
  title: v.string(),
  intro: v.string(),
  blogsIntro: v.string(),
  trainingIntro: v.string(),
  booksIntro: v.string(),
});

export const resourcesPageAnswerSchema = v.object({ data: resourcesPageSchema });

export type ResourcesPage = v.InferOutput<typeof resourcesPageSchema>;
