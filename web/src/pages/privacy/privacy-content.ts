import type { Locale } from '@contracts/site-setting';
import type { Query } from '../../lib/cms-client/query';
import { privacyPageQuery } from './privacy-page-query';

export function privacyContent(locale: Locale): readonly Query<unknown>[] {
  return [privacyPageQuery(locale)];
}
