import * as v from 'valibot';
import { pageSchema, scriptureSchema } from './page';

export const contactPageSchema = v.object({
  ...pageSchema.entries,
  scripture: v.nullable(scriptureSchema),
  details: v.nullable(v.string()),
});

export const contactPageAnswerSchema = v.object({ data: contactPageSchema });

export type ContactPage = v.InferOutput<typeof contactPageSchema>;
