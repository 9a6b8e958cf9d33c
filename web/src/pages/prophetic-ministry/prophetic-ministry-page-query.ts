import type { PropheticMinistryPage } from '@contracts/prophetic-ministry-page';
import type { Locale } from '@contracts/site-setting';
import { answerOrNull } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function propheticMinistryPageQuery(locale: Locale): Query<PropheticMinistryPage | null> {
  return {
    key: ['/api', `prophetic-ministry-page?locale=${locale}`],
    parse: answerOrNull(
      async () => (await import('@contracts/prophetic-ministry-page')).propheticMinistryPageAnswerSchema,
    ),
    missing: 'page',
  };
}
