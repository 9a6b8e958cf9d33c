import type { Locale } from '@contracts/site-setting';
import { crisisLinesQuery } from '../../features/crisis-help/crisis-lines-query';
import type { Query } from '../../lib/cms-client/query';
import { prayerPageQuery } from './prayer-page-query';

export function prayerContent(locale: Locale): readonly Query<unknown>[] {
  return [prayerPageQuery(locale), crisisLinesQuery(locale)];
}
