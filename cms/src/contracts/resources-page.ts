import * as v from 'valibot';
import { pageSchema, quoteSchema, scriptureSchema, sectionSchema } from './page';

export const resourcesPageSchema = v.object({
  ...pageSchema.entries,
  blogsIntro: v.string(),
  trainingIntro: v.string(),
  booksIntro: v.string(),
  aboutTraining: v.nullable(v.object({ ...sectionSchema.entries, quote: quoteSchema, scripture: scriptureSchema })),
  /** The card of the website whose address is in the site's settings. */
  discipleship: v.nullable(sectionSchema),
});

export const resourcesPageAnswerSchema = v.object({ data: resourcesPageSchema });

export type ResourcesPage = v.InferOutput<typeof resourcesPageSchema>;
