import type { Locale } from '@contracts/site-setting';
import { supportPageAnswerSchema, type SupportPage } from '@contracts/support-page';
import { parse } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

export function supportPageQuery(locale: Locale): Query<SupportPage> {
  return {
    key: ['/api', `support-page?locale=${locale}`],
    parse: (json) => parse(supportPageAnswerSchema, json).data,
  };
}
