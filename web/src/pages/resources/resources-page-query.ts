import type { ResourcesPage } from '@contracts/resources-page';
import type { Locale } from '@contracts/site-setting';
import { answerOf } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function resourcesPageQuery(locale: Locale): Query<ResourcesPage> {
  return {
    key: ['/api', `resources-page?locale=${locale}`],
    parse: answerOf(async () => (await import('@contracts/resources-page')).resourcesPageAnswerSchema),
  };
}
