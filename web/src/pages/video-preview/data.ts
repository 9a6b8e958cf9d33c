import type { VideoPreviewPage } from '@contracts/video-preview-page';
import { definePage, pageQuery } from '../../features/page/define-page';

export const videoPreviewData = definePage({
  queries: (locale) => ({
    page: pageQuery(
      'video-preview-page',
      locale,
      async () => (await import('@contracts/video-preview-page')).videoPreviewPageAnswerSchema,
    ),
  }),
  // Until there is a video, nobody should find the page by searching for one.
  metadata: ({ seo }: VideoPreviewPage) => ({ ...seo, noindex: true }),
});
