import type { Locale } from '@contracts/site-setting';
import type { Query } from '../../lib/cms-client/query';
import { mensMinistryPageQuery } from './mens-ministry-page-query';

export function mensMinistryContent(locale: Locale): readonly Query<unknown>[] {
  return [mensMinistryPageQuery(locale)];
}
