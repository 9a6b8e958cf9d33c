import { marriageMinistryPageAnswerSchema, type MarriageMinistryPage } from '@contracts/marriage-ministry-page';
import type { Locale } from '@contracts/site-setting';
import { parse } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

export function marriageMinistryPageQuery(locale: Locale): Query<MarriageMinistryPage> {
  return {
    key: ['/api', `marriage-ministry-page?locale=${locale}`],
    parse: (json) => parse(marriageMinistryPageAnswerSchema, json).data,
  };
}
