import type { MensMinistryPage } from '@contracts/mens-ministry-page';
import type { Locale } from '@contracts/site-setting';
import { answerOf } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function mensMinistryPageQuery(locale: Locale): Query<MensMinistryPage> {
  return {
    key: ['/api', `mens-ministry-page?locale=${locale}`],
    parse: answerOf(async () => (await import('@contracts/mens-ministry-page')).mensMinistryPageAnswerSchema),
  };
}
