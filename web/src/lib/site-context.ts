import type { WholeImage } from '@contracts/media';
import type { Locale } from '@contracts/site-setting';
import { createContext, useContext } from 'react';

/** What every page's metadata needs and no page should repeat. */
export type Site = {
  /** The site's own address without a trailing slash. */
  publicUrl: string;
  name: string;
  socialImage: WholeImage | null;
  /** Path and meaningful query of the page being shown, without the language. */
  address: string;
  /** The language named in the address itself, where there is one. */
  addressLanguage: Locale | null;
};

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite must be used within SiteContext');
  return site;
}
