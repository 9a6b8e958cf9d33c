import type { VideoPreviewPage } from '@contracts/video-preview-page';
import type { Locale } from '@contracts/site-setting';
import { answerOf } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function videoPreviewPageQuery(locale: Locale): Query<VideoPreviewPage> {
  return {
    key: ['/api', `video-preview-page?locale=${locale}`],
    parse: answerOf(async () => (await import('@contracts/video-preview-page')).videoPreviewPageAnswerSchema),
  };
}
