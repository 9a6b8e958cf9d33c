import { propheticMinistryPageAnswerSchema, type PropheticMinistryPage } from '@contracts/prophetic-ministry-page';
import type { Locale } from '@contracts/site-setting';
import { parse } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

export function propheticMinistryPageQuery(locale: Locale): Query<PropheticMinistryPage> {
  return {
    key: ['/api', `prophetic-ministry-page?locale=${locale}`],
    parse: (json) => parse(propheticMinistryPageAnswerSchema, json).data,
  };
}
