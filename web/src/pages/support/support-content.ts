import type { Locale } from '@contracts/site-setting';
import { supportPageQuery } from '../../features/giving/support-page-query';
import type { Query } from '../../lib/cms-client/query';

export function supportContent(locale: Locale): readonly Query<unknown>[] {
  return [supportPageQuery(locale)];
}
