import type { PrivacyPage } from '@contracts/privacy-page';
import type { Locale } from '@contracts/site-setting';
import { answerOrNull } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function privacyPageQuery(locale: Locale): Query<PrivacyPage | null> {
  return {
    key: ['/api', `privacy-page?locale=${locale}`],
    parse: answerOrNull(async () => (await import('@contracts/privacy-page')).privacyPageAnswerSchema),
    missing: 'page',
  };
}
