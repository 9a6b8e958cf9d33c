import type { PropheticMinistryPage } from '@contracts/prophetic-ministry-page';
import type { Locale } from '@contracts/site-setting';
import { answerOf } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function propheticMinistryPageQuery(locale: Locale): Query<PropheticMinistryPage> {
  return {
    key: ['/api', `prophetic-ministry-page?locale=${locale}`],
    parse: answerOf(async () => (await import('@contracts/prophetic-ministry-page')).propheticMinistryPageAnswerSchema),
  };
}
