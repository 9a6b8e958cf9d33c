import { createContext, useContext } from 'react';
import type { Locale } from '@contracts/site-setting';
import { withLanguage } from '../../lib/page-address';
import type { Site } from '../../lib/site-context';

/** A schema.org thing. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

/** Collects structured data while the server renders; the browser never needs it. */
export const StructuredDataContext = createContext<(things: readonly Thing[]) => void>(() => undefined);

export function useStructuredData(things: readonly Thing[]): void {
  useContext(StructuredDataContext)(things);
}

/** The absolute address of a page in the language it was rendered in. */
export function thingUrl({ publicUrl }: Site, path: string, locale: Locale): string {
  return publicUrl + withLanguage(path, locale);
}

export function organization({ name, publicUrl }: Site): Thing {
  return { '@type': 'Organization', name, url: publicUrl };
}

type Crumb = { name: string; path: string };

/** From the home page to the current one. */
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
