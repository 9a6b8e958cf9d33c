import type { Locale } from '@contracts/site-setting';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteContext, type PostedForm } from '../lib/site-context';
import { offeredLocales } from '../i18n/offered-locales';
import { useSiteSetting } from '../features/site-setting/site-setting';
import { matchRoute, routeAddress, unknownRoute } from './routes';

type CurrentSiteProps = { publicUrl: string; posted: PostedForm | undefined; children: ReactNode };

export function CurrentSite({ publicUrl, posted, children }: CurrentSiteProps) {
  const { pathname, search } = useLocation();
  const settings = useSiteSetting();
  const parameters = new URLSearchParams(search);
  const route = matchRoute(pathname);
  const site = {
    publicUrl,
    name: settings.ministryName,
    socialImage: settings.socialImage,
    address: routeAddress(route, parameters),
    isMissing: route === unknownRoute,
    addressLanguage: addressLanguage(parameters),
    posted,
  };
  return <SiteContext value={site}>{children}</SiteContext>;
}

function addressLanguage(parameters: URLSearchParams): Locale | null {
  return offeredLocales().find((locale) => locale === parameters.get('lang')) ?? null;
}
