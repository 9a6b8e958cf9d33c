import type { Locale } from '@contracts/site-setting';
import { asksForGospel, gospelParameters } from '../features/gospel/gospel-address';
import { gospelPart } from '../features/gospel/gospel-part';
import { gospelQuery } from '../features/gospel/gospel-query';
import { siteSettingQuery } from '../features/site-setting/site-setting-query';
import { textsPart } from '../i18n/texts-part';
import { withTexts, type PartWithTexts } from '../i18n/with-texts';
import type { Query } from '../lib/cms-client/query';
import { keepParameters, type PageParameters } from '../lib/page-parameters';
import type { PagePart } from '../lib/page-part';
import { preloadable, type Preloadable } from '../lib/preloadable';
import { contactContent } from '../pages/contact/contact-content';
import { homeContent } from '../pages/home/home-content';
import { marriageMinistryContent } from '../pages/marriage-ministry/marriage-ministry-content';
import { mensMinistryContent } from '../pages/mens-ministry/mens-ministry-content';
import { prayerContent } from '../pages/prayer/prayer-content';
import { privacyContent } from '../pages/privacy/privacy-content';
import { propheticMinistryContent } from '../pages/prophetic-ministry/prophetic-ministry-content';
import { resourcesContent, resourcesParameters } from '../pages/resources/resources-content';
import { resourcesParts } from '../pages/resources/resources-parts';
import { supportContent } from '../pages/support/support-content';
import { videoPreviewContent } from '../pages/video-preview/video-preview-content';

export type Route = {
  /** Paths are matched exactly, letter case included; '*' is whatever no other route names. */
  path: string;
  /** The page's source file, by which the build's manifest knows its chunk. */
  module: string;
  /** A page with texts of its own loads them with itself: see `withTexts`. */
  page: Preloadable | PartWithTexts;
  /** All queries that agree in these share one canonical address and one cache entry. */
  parameters: PageParameters;
  /** What the page asks the CMS for in that language. */
  content(locale: Locale, search: URLSearchParams): readonly Query<unknown>[];
  /** What the page shows at once at some of its addresses alone, each in a chunk of its own. */
  parts?(search: URLSearchParams): readonly PagePart[];
  /** Whether search engines may list it, and the site map names it. */
  listed: boolean;
};

const home = {
  module: 'src/pages/home/home-page.tsx',
  page: preloadable(() => import('../pages/home/home-page').then((module) => module.loadHomePage())),
  parameters: gospelParameters,
  content: (locale: Locale, search: URLSearchParams) => [
    ...homeContent(locale),
    ...(asksForGospel(search) ? [gospelQuery(locale)] : []),
  ],
  parts: (search: URLSearchParams) => (asksForGospel(search) ? [gospelPart] : []),
} satisfies Partial<Route>;

export const routes: readonly Route[] = [
  { path: '/', ...home, listed: true },
  {
    path: '/resources',
    module: 'src/pages/resources/resources-page.tsx',
    page: preloadable(() => import('../pages/resources/resources-page').then((module) => module.ResourcesPage)),
    parameters: resourcesParameters,
    content: resourcesContent,
    parts: resourcesParts,
    listed: true,
  },
  {
    path: '/prayer',
    module: 'src/pages/prayer/prayer-page.tsx',
    page: preloadable(() => import('../pages/prayer/prayer-page').then((module) => module.PrayerPage)),
    parameters: {},
    content: prayerContent,
    listed: true,
  },
  {
    path: '/prophetic-ministry',
    module: 'src/pages/prophetic-ministry/prophetic-ministry-page.tsx',
    page: preloadable(() =>
      import('../pages/prophetic-ministry/prophetic-ministry-page').then((module) => module.PropheticMinistryPage),
    ),
    parameters: {},
    content: propheticMinistryContent,
    listed: true,
  },
  {
    path: '/marriage-ministry',
    module: 'src/pages/marriage-ministry/marriage-ministry-page.tsx',
    page: preloadable(() =>
      import('../pages/marriage-ministry/marriage-ministry-page').then((module) => module.MarriageMinistryPage),
    ),
    parameters: {},
    content: marriageMinistryContent,
    listed: true,
  },
  {
    path: '/mens-ministry',
    module: 'src/pages/mens-ministry/mens-ministry-page.tsx',
    page: preloadable(() =>
      import('../pages/mens-ministry/mens-ministry-page').then((module) => module.MensMinistryPage),
    ),
    parameters: {},
    content: mensMinistryContent,
    listed: true,
  },
  {
    path: '/support',
    module: 'src/pages/support/support-page.tsx',
    page: preloadable(() => import('../pages/support/support-page').then((module) => module.SupportPage)),
    parameters: {},
    content: supportContent,
    listed: true,
  },
  {
    path: '/video-preview',
    module: 'src/pages/video-preview/video-preview-page.tsx',
    page: preloadable(() =>
      import('../pages/video-preview/video-preview-page').then((module) => module.VideoPreviewPage),
    ),
    parameters: {},
    content: videoPreviewContent,
    listed: false,
  },
  {
    path: '/privacy',
    module: 'src/pages/privacy/privacy-page.tsx',
    page: preloadable(() => import('../pages/privacy/privacy-page').then((module) => module.PrivacyPage)),
    parameters: {},
    content: privacyContent,
    listed: true,
  },
  {
    path: '/contact',
    module: 'src/pages/contact/contact-page.tsx',
    page: withTexts(
      'contact-request',
      preloadable(() => import('../pages/contact/contact-page').then((module) => module.ContactPage)),
    ),
    parameters: {},
    content: contactContent,
    parts: () => [textsPart('contact-request')],
    listed: true,
  },
];

/** Addresses nobody knows show the home page. */
export const unknownRoute: Route = { path: '*', ...home, listed: false };

const routesByPath = new Map(routes.map((route) => [route.path, route]));

/** Looked up rather than matched: the server asks for every request. A slash too many at the end does not matter. */
export function matchRoute(pathname: string): Route {
  return routesByPath.get(pathname.replace(/(?!^)\/+$/, '')) ?? unknownRoute;
}

/** Every query of a page and of the frame around it. */
export function routeContent(route: Route, locale: Locale, search: URLSearchParams): readonly Query<unknown>[] {
  return [siteSettingQuery(locale), ...route.content(locale, keepParameters(route.parameters, search))];
}

/** The parts that an address shows at once: the browser must have them before it hydrates. */
export function routeParts(route: Route, search: URLSearchParams): readonly PagePart[] {
  return route.parts?.(keepParameters(route.parameters, search)) ?? [];
}

/** Path and query of a page in the one form that its cache entry and its canonical address have. */
export function routeAddress(route: Route, search: URLSearchParams): string {
  if (route === unknownRoute) return '/';
  const query = keepParameters(route.parameters, search).toString();
  return query ? `${route.path}?${query}` : route.path;
}
