import * as v from 'valibot';
import { pageSchema } from './page';
import { richTextSchema } from './rich-text';

export const privacyPageSchema = v.object({
  ...pageSchema.entries,
  body: richTextSchema,
  updatedAt: v.string(),
});

export const privacyPageAnswerSchema = v.object({ data: privacyPageSchema });

export type PrivacyPage = v.InferOutput<typeof privacyPageSchema>;
