import type { Locale } from '@contracts/site-setting';
import { withLanguage } from '../../lib/page-address';
import type { Site } from '../../lib/site-context';
import type { Thing } from './structured-data';

/** The address of a page of the site in the language that it was rendered in, as machines should remember it. */
export function thingUrl({ publicUrl }: Site, path: string, locale: Locale): string {
  return publicUrl + withLanguage(path, locale);
}

export function organization({ name, publicUrl }: Site): Thing {
  return { '@type': 'Organization', name, url: publicUrl };
}

type Crumb = { name: string; path: string };

/** The way from the home page to what is shown. */
export function breadcrumbs(site: Site, locale: Locale, crumbs: readonly Crumb[]): Thing {
  const home: Crumb = { name: site.name, path: '/' };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: thingUrl(site, path, locale),
    })),
  };
}
