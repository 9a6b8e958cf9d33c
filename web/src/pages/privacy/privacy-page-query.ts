import type { PrivacyPage } from '@contracts/privacy-page';
import type { Locale } from '@contracts/site-setting';
import { answerOf } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function privacyPageQuery(locale: Locale): Query<PrivacyPage> {
  return {
    key: ['/api', `privacy-page?locale=${locale}`],
    parse: answerOf(async () => (await import('@contracts/privacy-page')).privacyPageAnswerSchema),
  };
}
