import type { ResourcesPage } from '@contracts/resources-page';
import type { Locale } from '@contracts/site-setting';
import { answerOrNull } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function resourcesPageQuery(locale: Locale): Query<ResourcesPage | null> {
  return {
    key: ['/api', `resources-page?locale=${locale}`],
    parse: answerOrNull(async () => (await import('@contracts/resources-page')).resourcesPageAnswerSchema),
    missing: 'page',
  };
}
