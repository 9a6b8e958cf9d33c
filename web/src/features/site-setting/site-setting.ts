import type { Locale, SiteSetting } from '@contracts/site-setting';
import { useLanguage } from '../../i18n/language-provider';
import { answerParser } from '../../lib/cms-client/answer-parser';
import type { Query } from '../../lib/cms-client/fetch-query';
import { useContent } from '../../lib/cms-client/use-content';

export function siteSettingQuery(locale: Locale): Query<SiteSetting> {
  return {
    key: ['/api', `site-setting?locale=${locale}`],
    parse: answerParser(async () => (await import('@contracts/site-setting')).siteSettingAnswerSchema),
  };
}

/** The settings are loaded with every page. */
export function useSiteSetting(): SiteSetting {
  const { locale } = useLanguage();
  return useContent(siteSettingQuery(locale));
}
