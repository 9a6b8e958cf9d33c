import { createContext, useContext } from 'react';
import type { Locale } from '@contracts/site-setting';
import { withLanguage } from '../../lib/page-address';
import type { Site } from '../../lib/site-context';

/** Something as schema.org describes it. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

/**
 * Where the server gathers what a page says to machines, for its head. They read what the server sends: the browser is
 * spared the code, so components that describe things are rendered on the server alone.
 */
export const StructuredDataContext = createContext<(things: readonly Thing[]) => void>(() => undefined);

export function useStructuredData(things: readonly Thing[]): void {
  useContext(StructuredDataContext)(things);
}

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
