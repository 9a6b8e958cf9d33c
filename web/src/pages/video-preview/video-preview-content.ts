import type { Locale } from '@contracts/site-setting';
import type { Query } from '../../lib/cms-client/query';
import { videoPreviewPageQuery } from './video-preview-page-query';

export function videoPreviewContent(locale: Locale): readonly Query<unknown>[] {
  return [videoPreviewPageQuery(locale)];
}
