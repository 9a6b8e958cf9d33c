import * as v from 'valibot';
import { imageSchema, pictureSchema } from './media';
import { cardSchema, pageSchema, scriptureSchema, sectionSchema } from './page';

export const marriageMinistryPageSchema = v.object({
  ...pageSchema.entries,
  /** The picture of the card that leads here; decoration, null until one is uploaded. */
  picture: v.nullable(imageSchema),
  about: sectionSchema,
  servicesTitle: v.string(),
  services: v.array(cardSchema),
  /** For people who are not safe at home; shown next to the services, before the counseling form. */
  safety: v.nullable(sectionSchema),
  principlesTitle: v.string(),
  principles: v.array(v.object({ ...sectionSchema.entries, scripture: v.nullable(scriptureSchema) })),
  buildingBlocksTitle: v.string(),
  buildingBlocks: v.array(cardSchema),
  galleryTitle: v.string(),
  /** The default photo is named by its position, starting with `1`, in `public/Marriage Ministry`. */
  gallery: v.array(pictureSchema),
  schedule: sectionSchema,
});

export const marriageMinistryPageAnswerSchema = v.object({ data: marriageMinistryPageSchema });

export type MarriageMinistryPage = v.InferOutput<typeof marriageMinistryPageSchema>;
