import * as v from 'valibot';
import { scriptureSchema, seoSchema } from '../page/contract';
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
  aboutTraining: v.nullable(
    v.object({
      title: v.string(),
      text: v.string(),
      quote: v.object({ text: v.string(), attribution: v.nullable(v.string()) }),
      scripture: scriptureSchema,
    }),
  ),
  /** The card of the website whose address is in the site's settings. */
  discipleship: v.nullable(v.object({ title: v.string(), text: v.string() })),
});

export const resourcesPageAnswerSchema = v.object({ data: resourcesPageSchema });

export type ResourcesPage = v.InferOutput<typeof resourcesPageSchema>;
