import * as v from 'valibot';
import { imageSchema, pictureSchema, videoSchema } from './media';
import { cardIconSchema, scriptureSchema, sectionSchema, seoSchema } from './page';
import { localeSchema } from './site-setting';

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
  /** A path of this site; a card without one is not a link. */
  path: v.nullable(v.string()),
  picture: v.nullable(pictureSchema),
});

/** GET /api/home-page?locale=en|es answers `{ data: HomePage, meta }`. Null or empty sections are not shown. */
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
  /** The section on the missions in Pakistan and Ecuador. */
  banner: v.nullable(sectionSchema),
  library: sectionSchema,
  /** The text above the books. */
  books: v.nullable(sectionSchema),
  /** The texts around the two numbers of the site settings, with a label for each. */
  counters: v.nullable(v.object({ ...sectionSchema.entries, salvations: v.string(), healings: v.string() })),
  /** Its video is the one named `pastor-video`. */
  about: v.nullable(videoSectionSchema),
  ministries: v.array(ministryCardSchema),
  /** The default picture is `retreat-image1`. */
  retreat: v.nullable(v.object({ ...sectionSchema.entries, picture: v.nullable(pictureSchema) })),
  /** Its video is the one named `august16-promo-video`. */
  revival: v.nullable(videoSectionSchema),
  /** The text above the cards of the giving page. */
  support: v.nullable(sectionSchema),
  prayer: v.object({ ...sectionSchema.entries, scripture: scriptureSchema }),
  /** What people told whose prayers God answered, without their names, with the language in which they told it. */
  answeredPrayers: v.array(v.object({ text: v.string(), toldIn: localeSchema })),
});

export const homePageAnswerSchema = v.object({ data: homePageSchema });

export type HomePage = v.InferOutput<typeof homePageSchema>;
