import type { WholeImage } from '@contracts/media';
import type { Locale } from '@contracts/site-setting';
import { createContext, useContext } from 'react';

/** A form that was posted without scripts and is shown again. */
export type PostedForm = {
  id: string;
  values: Readonly<Record<string, string | boolean>>;
  /** Message keys by field. */
  errors: Readonly<Record<string, string>>;
};

/** What the metadata of all pages has in common. */
export type Site = {
  /** The site's own address without a trailing slash. */
  publicUrl: string;
  name: string;
  socialImage: WholeImage | null;
  /** Canonical path and query of the current page, without language. */
  address: string;
  /** True on an unknown address, which shows the home page. */
  isMissing?: boolean;
  /** The language that `?lang=` names, if any. */
  addressLanguage: Locale | null;
  posted?: PostedForm | undefined;
  /** While the site is closed; `unread`: nobody reads yet what is sent. */
  preparing?: 'closed' | 'unread' | undefined;
};

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite must be used within SiteContext');
  return site;
}
