import type { Locale } from '@contracts/site-setting';
import { asksForGospel, gospelParameters } from '../features/gospel/gospel-address';
import { gospelPart } from '../features/gospel/gospel-part';
import { siteSettingQuery } from '../features/site-setting/site-setting-query';
import { textsPart } from '../i18n/texts-part';
import { withTexts, type PartWithTexts } from '../i18n/with-texts';
import type { Query } from '../lib/cms-client/query';
import { keepParameters, type PageParameters } from '../lib/page-address';
import type { PagePart } from '../lib/page-part';
import { preloadable, type Preloadable } from '../lib/preloadable';
import { resourcesParameters } from '../pages/resources/resources-parameters';
import { resourcesParts } from '../pages/resources/resources-parts';

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
  content(locale: Locale, search: URLSearchParams): Promise<readonly Query<unknown>[]>;
  /** What the page shows at once at some of its addresses alone, each in a chunk of its own. */
  parts?(search: URLSearchParams): readonly PagePart[];
  /** Whether search engines may list it, and the site map names it. */
  listed: boolean;
};

/** Each with its page, the page's content: what asks for it is not needed before the page is. */
const homePage = () => import('../pages/home/home-page');
const resourcesPage = () => import('../pages/resources/resources-page');
const prayerPage = () => import('../pages/prayer/prayer-page');
const propheticMinistryPage = () => import('../pages/prophetic-ministry/prophetic-ministry-page');
const marriageMinistryPage = () => import('../pages/marriage-ministry/marriage-ministry-page');
const mensMinistryPage = () => import('../pages/mens-ministry/mens-ministry-page');
const supportPage = () => import('../pages/support/support-page');
const videoPreviewPage = () => import('../pages/video-preview/video-preview-page');
const aboutPage = () => import('../pages/about/about-page');
const privacyPage = () => import('../pages/privacy/privacy-page');
const contactPage = () => import('../pages/contact/contact-page');
const adminPage = () => import('../pages/admin/admin-page');

const home = {
  module: 'src/pages/home/home-page.tsx',
  page: preloadable(async () => (await homePage()).loadHomePage()),
  parameters: gospelParameters,
  content: async (locale: Locale, search: URLSearchParams) => (await homePage()).homeContent(locale, search),
  parts: (search: URLSearchParams) => (asksForGospel(search) ? [gospelPart] : []),
} satisfies Partial<Route>;

export const routes: readonly Route[] = [
  { path: '/', ...home, listed: true },
  {
    path: '/resources',
    module: 'src/pages/resources/resources-page.tsx',
    page: preloadable(async () => (await resourcesPage()).ResourcesPage),
    parameters: resourcesParameters,
    content: async (locale, search) => (await resourcesPage()).resourcesContent(locale, search),
    parts: resourcesParts,
    listed: true,
  },
  {
    path: '/prayer',
    module: 'src/pages/prayer/prayer-page.tsx',
    page: preloadable(async () => (await prayerPage()).PrayerPage),
    parameters: {},
    content: async (locale) => (await prayerPage()).prayerContent(locale),
    listed: true,
  },
  {
    path: '/prophetic-ministry',
    module: 'src/pages/prophetic-ministry/prophetic-ministry-page.tsx',
    page: preloadable(async () => (await propheticMinistryPage()).PropheticMinistryPage),
    parameters: {},
    content: async (locale) => (await propheticMinistryPage()).propheticMinistryContent(locale),
    listed: true,
  },
  {
    path: '/marriage-ministry',
    module: 'src/pages/marriage-ministry/marriage-ministry-page.tsx',
    page: preloadable(async () => (await marriageMinistryPage()).MarriageMinistryPage),
    parameters: {},
    content: async (locale) => (await marriageMinistryPage()).marriageMinistryContent(locale),
    listed: true,
  },
  {
    path: '/mens-ministry',
    module: 'src/pages/mens-ministry/mens-ministry-page.tsx',
    page: preloadable(async () => (await mensMinistryPage()).MensMinistryPage),
    parameters: {},
    content: async (locale) => (await mensMinistryPage()).mensMinistryContent(locale),
    listed: true,
  },
  {
    path: '/support',
    module: 'src/pages/support/support-page.tsx',
    page: preloadable(async () => (await supportPage()).SupportPage),
    parameters: {},
    content: async (locale) => (await supportPage()).supportContent(locale),
    listed: true,
  },
  {
    path: '/video-preview',
    module: 'src/pages/video-preview/video-preview-page.tsx',
    page: preloadable(async () => (await videoPreviewPage()).VideoPreviewPage),
    parameters: {},
    content: async (locale) => (await videoPreviewPage()).videoPreviewContent(locale),
    listed: false,
  },
  {
    path: '/about',
    module: 'src/pages/about/about-page.tsx',
    page: preloadable(async () => (await aboutPage()).AboutPage),
    parameters: {},
    content: async (locale) => (await aboutPage()).aboutContent(locale),
    listed: true,
  },
  {
    path: '/privacy',
    module: 'src/pages/privacy/privacy-page.tsx',
    page: preloadable(async () => (await privacyPage()).PrivacyPage),
    parameters: {},
    content: async (locale) => (await privacyPage()).privacyContent(locale),
    listed: true,
  },
  {
    path: '/contact',
    module: 'src/pages/contact/contact-page.tsx',
    page: preloadable(async () => (await contactPage()).ContactPage),
    parameters: {},
    content: async (locale) => (await contactPage()).contactContent(locale),
    listed: true,
  },
  {
    path: '/admin',
    module: 'src/pages/admin/admin-page.tsx',
    page: withTexts(
      'media-admin',
      preloadable(async () => (await adminPage()).AdminPage),
    ),
    parameters: {},
    content: () => Promise.resolve([]),
    parts: () => [textsPart('media-admin')],
    listed: false,
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
export async function routeContent(
  route: Route,
  locale: Locale,
  search: URLSearchParams,
): Promise<readonly Query<unknown>[]> {
  return [siteSettingQuery(locale), ...(await route.content(locale, keepParameters(route.parameters, search)))];
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
