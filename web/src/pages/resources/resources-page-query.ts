import { resourcesPageAnswerSchema, type ResourcesPage } from '@contracts/resources-page';
import type { Locale } from '@contracts/site-setting';
import { parse } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

export function resourcesPageQuery(locale: Locale): Query<ResourcesPage> {
  return {
    key: ['/api', `resources-page?locale=${locale}`],
    parse: (json) => parse(resourcesPageAnswerSchema, json).data,
  };
}
