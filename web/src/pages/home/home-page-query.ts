import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import { answerOrNull } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function homePageQuery(locale: Locale): Query<HomePage | null> {
  return {
    key: ['/api', `home-page?locale=${locale}`],
    parse: answerOrNull(async () => (await import('@contracts/home-page')).homePageAnswerSchema),
    missing: 'page',
  };
}
