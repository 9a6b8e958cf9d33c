import type { Locale, SiteSetting } from '@contracts/site-setting';
import type { Site } from '../../lib/site-context';
import type { Thing } from './structured-data';
import { breadcrumbs, organization, thingUrl } from './things';

type Ministry = { title: string; description: string; path: string };
type Context = { site: Site; settings: SiteSetting; locale: Locale };

/** What a page about a ministry tells machines: whose it is, how to reach them, and where it stands. */
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
      department: {
        '@type': 'Organization',
        name: title,
        description,
        url: thingUrl(site, path, locale),
      },
    },
    breadcrumbs(site, locale, [{ name: title, path }]),
  ];
}
