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
  /** For whoever is not safe at home: stands by the services, before anybody asks for counseling. */
  safety: v.nullable(sectionSchema),
  principlesTitle: v.string(),
  principles: v.array(v.object({ ...sectionSchema.entries, scripture: v.nullable(scriptureSchema) })),
  buildingBlocksTitle: v.string(),
  buildingBlocks: v.array(cardSchema),
  galleryTitle: v.string(),
  /** A photo that nobody chose is the one named by its place, `1` and so on, in `public/Marriage Ministry`. */
  gallery: v.array(pictureSchema),
  schedule: sectionSchema,
});

export const marriageMinistryPageAnswerSchema = v.object({ data: marriageMinistryPageSchema });

export type MarriageMinistryPage = v.InferOutput<typeof marriageMinistryPageSchema>;
