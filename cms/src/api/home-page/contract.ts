import * as v from 'valibot';
import { imageSchema } from '../media/contract';
import { scriptureSchema, seoSchema } from '../page/contract';
import { localeSchema } from '../site-setting/contract';

/** GET /api/home-page?locale=en|es answers `{ data: HomePage, meta }`. */
export const homePageSchema = v.object({
  locale: localeSchema,
  seo: seoSchema,
  hero: v.object({
    eyebrow: v.string(),
    title: v.string(),
    subtitle: v.string(),
    scripture: scriptureSchema,
    /** The newest picture named `hero-image`; null until one is uploaded. */
    image: v.nullable(imageSchema),
    imageAlt: v.string(),
  }),
  library: v.object({ title: v.string(), text: v.string() }),
  prayer: v.object({ title: v.string(), text: v.string(), scripture: scriptureSchema }),
});

export const homePageAnswerSchema = v.object({ data: homePageSchema });

export type HomePage = v.InferOutput<typeof homePageSchema>;
