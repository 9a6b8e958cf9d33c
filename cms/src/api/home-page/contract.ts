import * as v from 'valibot';
import { imageSchema, pictureSchema, videoSchema } from '../media/contract';
import { cardIconSchema, scriptureSchema, sectionSchema, seoSchema } from '../page/contract';
import { localeSchema } from '../site-setting/contract';

const videoSectionSchema = v.object({
  ...sectionSchema.entries,
  videoTitle: v.string(),
  videoDescription: v.nullable(v.string()),
  /** Null until the ministry has uploaded it. */
  video: v.nullable(videoSchema),
});

const ministryCardSchema = v.object({
  ...sectionSchema.entries,
  icon: cardIconSchema,
  /** A page of this site; a card without one is no link. */
  path: v.nullable(v.string()),
  picture: v.nullable(pictureSchema),
});

/** GET /api/home-page?locale=en|es answers `{ data: HomePage, meta }`. What is null or empty has no section. */
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
  /** He is risen: why there are missions in Pakistan and Ecuador. */
  banner: v.nullable(sectionSchema),
  library: sectionSchema,
  /** Stands above the books of the language. */
  books: v.nullable(sectionSchema),
  /** The words around the two numbers of the site's settings, and what each of them counts. */
  counters: v.nullable(v.object({ ...sectionSchema.entries, salvations: v.string(), healings: v.string() })),
  /** Its video is the one named `pastor-video`. */
  about: v.nullable(videoSectionSchema),
  ministries: v.array(ministryCardSchema),
  /** The picture that nobody chose is `retreat-image1`. */
  retreat: v.nullable(v.object({ ...sectionSchema.entries, picture: v.nullable(pictureSchema) })),
  /** Its video is the one named `august16-promo-video`. */
  revival: v.nullable(videoSectionSchema),
  /** Stands above the cards of the giving page. */
  support: v.nullable(sectionSchema),
  prayer: v.object({ ...sectionSchema.entries, scripture: scriptureSchema }),
});

export const homePageAnswerSchema = v.object({ data: homePageSchema });

export type HomePage = v.InferOutput<typeof homePageSchema>;
