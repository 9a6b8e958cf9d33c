import type { Locale } from '@contracts/site-setting';
import { crisisLinesQuery } from '../../features/crisis-help/crisis-lines-query';
import type { Query } from '../../lib/cms-client/query';
import { marriageMinistryPageQuery } from './marriage-ministry-page-query';

export function marriageMinistryContent(locale: Locale): readonly Query<unknown>[] {
  return [marriageMinistryPageQuery(locale), crisisLinesQuery(locale)];
}
