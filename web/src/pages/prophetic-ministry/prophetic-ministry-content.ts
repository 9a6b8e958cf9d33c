import type { Locale } from '@contracts/site-setting';
import type { Query } from '../../lib/cms-client/query';
import { propheticMinistryPageQuery } from './prophetic-ministry-page-query';

export function propheticMinistryContent(locale: Locale): readonly Query<unknown>[] {
  return [propheticMinistryPageQuery(locale)];
}
