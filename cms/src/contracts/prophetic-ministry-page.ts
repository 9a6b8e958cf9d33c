import * as v from 'valibot';
import { imageSchema } from './media';
import { cardSchema, pageSchema, quoteSchema, scriptureSchema, sectionSchema } from './page';

export const propheticMinistryPageSchema = v.object({
  ...pageSchema.entries,
  /** The picture of the card that leads here; decoration, null until one is uploaded. */
  picture: v.nullable(imageSchema),
  about: sectionSchema,
  quote: v.nullable(quoteSchema),
  focusTitle: v.string(),
  focusAreas: v.array(cardSchema),
  word: v.nullable(
    v.object({
      ...sectionSchema.entries,
      /** The newest picture named `prophetic-word-2025`; null until one is uploaded. */
      image: v.nullable(imageSchema),
      imageAlt: v.string(),
      purposeTitle: v.string(),
      purpose: v.string(),
    }),
  ),
  scripturesTitle: v.nullable(v.string()),
  scriptures: v.array(scriptureSchema),
});

export const propheticMinistryPageAnswerSchema = v.object({ data: propheticMinistryPageSchema });

export type PropheticMinistryPage = v.InferOutput<typeof propheticMinistryPageSchema>;
