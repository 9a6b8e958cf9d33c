import * as v from 'valibot';
import { pageSchema, scriptureSchema, sectionSchema } from './page';

export const gospelPresentationSchema = v.object({
  ...pageSchema.entries,
  /** The beginning, the bad news, the good news, your decision, God's promise. */
  sections: v.array(v.object({ ...sectionSchema.entries, scripture: v.nullable(scriptureSchema) })),
  callToAction: v.object({
    ...sectionSchema.entries,
    /** The text above the contact form. */
    connectText: v.string(),
    /** The text next to the button for the book in the site settings. */
    bookText: v.nullable(v.string()),
  }),
  scriptureCards: v.array(scriptureSchema),
});

export const gospelPresentationAnswerSchema = v.object({ data: gospelPresentationSchema });

export type GospelPresentation = v.InferOutput<typeof gospelPresentationSchema>;
