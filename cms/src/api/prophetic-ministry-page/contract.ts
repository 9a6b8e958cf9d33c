import * as v from 'valibot';
import { imageSchema } from '../media/contract';
import { cardSchema, quoteSchema, scriptureSchema, sectionSchema, seoSchema } from '../page/contract';
import { localeSchema } from '../site-setting/contract';

/** GET /api/prophetic-ministry-page?locale=en|es answers `{ data: PropheticMinistryPage, meta }`. */
export const propheticMinistryPageSchema = v.object({
  locale: localeSchema,
  seo: seoSchema,
  title: v.string(),
  intro: v.string(),
  about: sectionSchema,
  quote: quoteSchema,
  focusTitle: v.string(),
  focusAreas: v.array(cardSchema),
  word: v.object({
    ...sectionSchema.entries,
    /** The newest picture named `prophetic-word-2025`; null until one is uploaded. */
    image: v.nullable(imageSchema),
    imageAlt: v.string(),
    purposeTitle: v.string(),
    purpose: v.string(),
  }),
  scripturesTitle: v.nullable(v.string()),
  scriptures: v.array(scriptureSchema),
});

export const propheticMinistryPageAnswerSchema = v.object({ data: propheticMinistryPageSchema });

export type PropheticMinistryPage = v.InferOutput<typeof propheticMinistryPageSchema>;
