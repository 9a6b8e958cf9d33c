import type { Locale, SiteSetting } from '@contracts/site-setting';
import { useSite } from '../../lib/site-context';
import { describeMinistry } from './describe-ministry';
import { useStructuredData } from './structured-data';

type MinistryStructuredDataProps = {
  page: { title: string; seo: { description: string } };
  path: string;
  settings: SiteSetting;
  locale: Locale;
};

/** For the server alone. */
export function MinistryStructuredData({ page, path, settings, locale }: MinistryStructuredDataProps) {
  const ministry = { title: page.title, description: page.seo.description, path };
  useStructuredData(describeMinistry(ministry, { site: useSite(), settings, locale }));
  return null;
}
