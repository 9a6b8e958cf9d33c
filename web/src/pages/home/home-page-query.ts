import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import { answerOf } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function homePageQuery(locale: Locale): Query<HomePage> {
  return {
    key: ['/api', `home-page?locale=${locale}`],
    parse: answerOf(async () => (await import('@contracts/home-page')).homePageAnswerSchema),
  };
}
