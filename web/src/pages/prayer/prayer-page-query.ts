import type { PrayerPage } from '@contracts/prayer-page';
import type { Locale } from '@contracts/site-setting';
import { answerOrNull } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function prayerPageQuery(locale: Locale): Query<PrayerPage | null> {
  return {
    key: ['/api', `prayer-page?locale=${locale}`],
    parse: answerOrNull(async () => (await import('@contracts/prayer-page')).prayerPageAnswerSchema),
    missing: 'page',
  };
}
