import { videoPreviewPageAnswerSchema, type VideoPreviewPage } from '@contracts/video-preview-page';
import type { Locale } from '@contracts/site-setting';
import { parse } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

export function videoPreviewPageQuery(locale: Locale): Query<VideoPreviewPage> {
  return {
    key: ['/api', `video-preview-page?locale=${locale}`],
    parse: (json) => parse(videoPreviewPageAnswerSchema, json).data,
  };
}
