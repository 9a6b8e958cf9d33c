import type { Locale, SiteSetting } from '@contracts/site-setting';
import { type Site, useSite } from '../../lib/site-context';
import { breadcrumbs, organization, type Thing, thingUrl, useStructuredData } from './structured-data';

type Ministry = { title: string; description: string; path: string };
type Context = { site: Site; settings: SiteSetting; locale: Locale };

/** The organization, its department and the breadcrumbs. */
export function describeMinistry(
  { title, description, path }: Ministry,
  { site, settings, locale }: Context,
): readonly Thing[] {
  return [
    {
      ...organization(site),
      '@id': `${site.publicUrl}/#organization`,
      description: settings.defaultDescription,
      slogan: settings.tagline,
      ...(site.socialImage ? { image: new URL(site.socialImage.url, site.publicUrl).href } : {}),
      email: settings.contactEmail,
      ...(settings.contactPhone === null ? {} : { telephone: settings.contactPhone }),
      ...(settings.contactAddress === null ? {} : { address: settings.contactAddress }),
      knowsLanguage: ['en', 'es'],
      department: { '@type': 'Organization', name: title, description, url: thingUrl(site, path, locale) },
    },
    breadcrumbs(site, locale, [{ name: title, path }]),
  ];
}

type MinistryStructuredDataProps = {
  page: { title: string; seo: { description: string } };
  path: string;
  settings: SiteSetting;
  locale: Locale;
};

/** Rendered on the server only. */
export function MinistryStructuredData({ page, path, settings, locale }: MinistryStructuredDataProps) {
  const ministry = { title: page.title, description: page.seo.description, path };
  useStructuredData(describeMinistry(ministry, { site: useSite(), settings, locale }));
  return null;
}
