import { siteSettingAnswerSchema, type Locale, type SiteSetting } from '@contracts/site-setting';
import { parse } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

export function siteSettingQuery(locale: Locale): Query<SiteSetting> {
  return {
    key: ['/api', `site-setting?locale=${locale}`],
    parse: (json) => parse(siteSettingAnswerSchema, json).data,
  };
}
