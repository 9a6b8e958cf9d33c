import * as v from 'valibot';
import { pictureSchema } from '../media/contract';
import { cardSchema, scriptureSchema, sectionSchema, seoSchema } from '../page/contract';
import { localeSchema } from '../site-setting/contract';

/** GET /api/mens-ministry-page?locale=en|es answers `{ data: MensMinistryPage, meta }`. */
export const mensMinistryPageSchema = v.object({
  locale: localeSchema,
  seo: seoSchema,
  title: v.string(),
  intro: v.string(),
  about: sectionSchema,
  focusTitle: v.string(),
  focusAreas: v.array(cardSchema),
  retreat: v.object({
    ...sectionSchema.entries,
    date: v.string(),
    attendance: v.string(),
    theme: v.string(),
    keyVerse: scriptureSchema,
    /** What is counted; the value may be a word. */
    figures: v.array(v.object({ value: v.string(), label: v.string() })),
    figuresNote: v.nullable(v.string()),
    testimoniesTitle: v.nullable(v.string()),
    testimonies: v.array(v.object({ ...sectionSchema.entries, name: v.nullable(v.string()) })),
    galleryTitle: v.nullable(v.string()),
    /** The default photo is `retreat-image` with its number. */
    gallery: v.array(pictureSchema),
  }),
});

export const mensMinistryPageAnswerSchema = v.object({ data: mensMinistryPageSchema });

export type MensMinistryPage = v.InferOutput<typeof mensMinistryPageSchema>;
