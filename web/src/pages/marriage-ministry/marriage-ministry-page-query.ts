import type { MarriageMinistryPage } from '@contracts/marriage-ministry-page';
import type { Locale } from '@contracts/site-setting';
import { answerOrNull } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function marriageMinistryPageQuery(locale: Locale): Query<MarriageMinistryPage | null> {
  return {
    key: ['/api', `marriage-ministry-page?locale=${locale}`],
    parse: answerOrNull(
      async () => (await import('@contracts/marriage-ministry-page')).marriageMinistryPageAnswerSchema,
    ),
    missing: 'page',
  };
}
