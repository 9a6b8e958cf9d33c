import { privacyPageAnswerSchema, type PrivacyPage } from '@contracts/privacy-page';
import type { Locale } from '@contracts/site-setting';
import { parse } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

export function privacyPageQuery(locale: Locale): Query<PrivacyPage> {
  return {
    key: ['/api', `privacy-page?locale=${locale}`],
    parse: (json) => parse(privacyPageAnswerSchema, json).data,
  };
}
