import type { Locale, SiteSetting } from '@contracts/site-setting';
import { answerOf } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function siteSettingQuery(locale: Locale): Query<SiteSetting> {
  return {
    key: ['/api', `site-setting?locale=${locale}`],
    parse: answerOf(async () => (await import('@contracts/site-setting')).siteSettingAnswerSchema),
  };
}
