import type { VideoPreviewPage } from '@contracts/video-preview-page';
import type { Locale } from '@contracts/site-setting';
import { answerOrNull } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function videoPreviewPageQuery(locale: Locale): Query<VideoPreviewPage | null> {
  return {
    key: ['/api', `video-preview-page?locale=${locale}`],
    parse: answerOrNull(async () => (await import('@contracts/video-preview-page')).videoPreviewPageAnswerSchema),
    missing: 'page',
  };
}
