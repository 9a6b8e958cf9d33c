import * as v from 'valibot';
import { imageSchema, pictureSchema } from './media';
import { cardSchema, pageSchema, scriptureSchema, sectionSchema } from './page';

export const mensMinistryPageSchema = v.object({
  ...pageSchema.entries,
  /** The picture of the card that leads here; decoration, null until one is uploaded. */
  picture: v.nullable(imageSchema),
  about: sectionSchema,
  focusTitle: v.string(),
  focusAreas: v.array(cardSchema),
  retreat: v.nullable(
    v.object({
      ...sectionSchema.entries,
      date: v.string(),
      attendance: v.string(),
      theme: v.string(),
      keyVerse: scriptureSchema,
      /** The value may be a word. */
      figures: v.array(v.object({ value: v.string(), label: v.string() })),
      figuresNote: v.nullable(v.string()),
      testimoniesTitle: v.nullable(v.string()),
      testimonies: v.array(v.object({ ...sectionSchema.entries, name: v.nullable(v.string()) })),
      galleryTitle: v.nullable(v.string()),
      /** The default photo is `retreat-image` with its number. */
      gallery: v.array(pictureSchema),
    }),
  ),
});

export const mensMinistryPageAnswerSchema = v.object({ data: mensMinistryPageSchema });

export type MensMinistryPage = v.InferOutput<typeof mensMinistryPageSchema>;
