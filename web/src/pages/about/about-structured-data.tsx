import type { AboutPage } from '@contracts/about-page';
import type { SiteSetting } from '@contracts/site-setting';
import { breadcrumbs, organization, thingUrl, useStructuredData } from '../../features/page/structured-data';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { useSite } from '../../lib/site-context';

/** Rendered on the server only. */
export function AboutStructuredData({ page, settings }: { page: AboutPage; settings: SiteSetting }) {
  const { locale } = useLanguage();
  const site = useSite();
  useStructuredData([
    {
      '@type': 'AboutPage',
      name: page.title,
      description: page.seo.description,
      inLanguage: page.locale,
      url: thingUrl(site, paths.about, locale),
      mainEntity: {
        ...organization(site),
        '@id': `${site.publicUrl}/#organization`,
        description: settings.defaultDescription,
        email: settings.contactEmail,
      },
    },
    breadcrumbs(site, locale, [{ name: page.title, path: paths.about }]),
  ]);
  return null;
}
