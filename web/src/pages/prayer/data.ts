import type { PrayerPage } from '@contracts/prayer-page';
import { crisisLinesQuery } from '../../features/crisis-help/crisis-lines-query';
import { definePage, pageQuery } from '../../features/page/define-page';

export const prayerData = definePage({
  queries: (locale) => ({
    page: pageQuery('prayer-page', locale, async () => (await import('@contracts/prayer-page')).prayerPageAnswerSchema),
    crisisLines: crisisLinesQuery(locale),
  }),
  metadata: ({ seo }: PrayerPage) => seo,
});
