import { mensMinistryPageAnswerSchema, type MensMinistryPage } from '@contracts/mens-ministry-page';
import type { Locale } from '@contracts/site-setting';
import { parse } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

export function mensMinistryPageQuery(locale: Locale): Query<MensMinistryPage> {
  return {
    key: ['/api', `mens-ministry-page?locale=${locale}`],
    parse: (json) => parse(mensMinistryPageAnswerSchema, json).data,
  };
}
