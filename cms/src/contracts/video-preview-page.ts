import * as v from 'valibot';
import { pageSchema } from './page';

export const videoPreviewPageSchema = v.object({
  ...pageSchema.entries,
  contactNote: v.string(),
  tipsTitle: v.string(),
  tips: v.array(v.string()),
});

export const videoPreviewPageAnswerSchema = v.object({ data: videoPreviewPageSchema });

export type VideoPreviewPage = v.InferOutput<typeof videoPreviewPageSchema>;
