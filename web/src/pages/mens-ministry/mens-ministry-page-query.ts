import type { MensMinistryPage } from '@contracts/mens-ministry-page';
import type { Locale } from '@contracts/site-setting';
import { answerOrNull } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function mensMinistryPageQuery(locale: Locale): Query<MensMinistryPage | null> {
  return {
    key: ['/api', `mens-ministry-page?locale=${locale}`],
    parse: answerOrNull(async () => (await import('@contracts/mens-ministry-page')).mensMinistryPageAnswerSchema),
    missing: 'page',
  };
}
