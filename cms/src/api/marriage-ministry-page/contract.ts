import * as v from 'valibot';
import { pictureSchema } from '../media/contract';
import { cardSchema, scriptureSchema, sectionSchema, seoSchema } from '../page/contract';
import { localeSchema } from '../site-setting/contract';

/** GET /api/marriage-ministry-page?locale=en|es answers `{ data: MarriageMinistryPage, meta }`. */
export const marriageMinistryPageSchema = v.object({
  locale: localeSchema,
  seo: seoSchema,
  title: v.string(),
  intro: v.string(),
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
