import * as v from 'valibot';
import { seoSchema } from '../page/contract';
import { localeSchema } from '../site-setting/contract';

/** GET /api/video-preview-page?locale=en|es answers `{ data: VideoPreviewPage, meta }`. */
export const videoPreviewPageSchema = v.object({
  locale: localeSchema,
  seo: seoSchema,
  title: v.string(),
  intro: v.string(),
  /** The contact for uploading the video. */
  contactNote: v.string(),
  tipsTitle: v.string(),
  tips: v.array(v.string()),
});

export const videoPreviewPageAnswerSchema = v.object({ data: videoPreviewPageSchema });

export type VideoPreviewPage = v.InferOutput<typeof videoPreviewPageSchema>;
