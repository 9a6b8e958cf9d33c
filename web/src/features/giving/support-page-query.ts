import type { Locale } from '@contracts/site-setting';
import type { SupportPage } from '@contracts/support-page';
import { answerOrNull } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function supportPageQuery(locale: Locale): Query<SupportPage | null> {
  return {
    key: ['/api', `support-page?locale=${locale}`],
    parse: answerOrNull(async () => (await import('@contracts/support-page')).supportPageAnswerSchema),
    missing: 'page',
  };
}
