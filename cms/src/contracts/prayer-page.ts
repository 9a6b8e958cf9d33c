import * as v from 'valibot';
import { pageSchema, scriptureSchema } from './page';

export const prayerPageSchema = v.object({
  ...pageSchema.entries,
  scripture: scriptureSchema,
  promise: v.string(),
});

export const prayerPageAnswerSchema = v.object({ data: prayerPageSchema });

export type PrayerPage = v.InferOutput<typeof prayerPageSchema>;
