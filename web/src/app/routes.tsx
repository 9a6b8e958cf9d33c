import type { Locale } from '@contracts/site-setting';
import { pageQueries, type Page } from '../features/page/define-page';
import { siteSettingQuery } from '../features/site-setting/site-setting';
import type { Query } from '../lib/cms-client/fetch-query';
import {
  pickParameters,
  withoutEndSlashes,
  type PageParameters,
  bilingualParameters,
  leaderSheetParameters,
  revivalParameters,
} from '../lib/page-address';
import { lazyWithPreload, type LazyWithPreload, type LazyPart } from '../lib/hydration/lazy-with-preload';
import { homeData } from '../pages/home/data';
import { resourcesData } from '../pages/resources/data';

export type Route = {
  path: string;
  /** The page's source file, by which the build's manifest knows its chunk. */
  module: string;
  load: () => Promise<Page>;
  Component: LazyWithPreload;
  /** The page's own; here as well, because an address is read before its page has loaded. */
  parameters: PageParameters;
  /** True if search engines may list it, and the site map names it. */
  listed: boolean;
  /** A tool is a page that is worked on, under a bar alone. Neither the page cache nor the browser stores it. */
  frame: 'site' | 'tool';
};

const home = route('/', () => import('../pages/home/page'), { parameters: homeData.parameters });

export const routes: readonly Route[] = [
  home,
  route('/resources', () => import('../pages/resources/page'), { parameters: resourcesData.parameters }),
  route('/prayer', () => import('../pages/prayer/page')),
  route('/prayer/thanks', () => import('../pages/prayer/thanks/page')),
  route('/revival', () => import('../pages/revival/page'), { parameters: revivalParameters }),
  route('/prophetic-ministry', () => import('../pages/prophetic-ministry/page')),
  route('/marriage-ministry', () => import('../pages/marriage-ministry/page')),
  route('/mens-ministry', () => import('../pages/mens-ministry/page')),
  route('/support', () => import('../pages/support/page')),
  route('/video-preview', () => import('../pages/video-preview/page'), { listed: false }),
  route('/about', () => import('../pages/about/page')),
  route('/privacy', () => import('../pages/privacy/page')),
  route('/contact', () => import('../pages/contact/page')),
  route('/counseling', () => import('../pages/counseling/page'), { listed: false }),
  route('/bilingual', () => import('../pages/bilingual/page'), { parameters: bilingualParameters, listed: false }),
  route('/kept', () => import('../pages/kept/page'), { listed: false }),
  route('/leader-sheet', () => import('../pages/leader-sheet/page'), {
    parameters: leaderSheetParameters,
    listed: false,
  }),
  route('/study-plan', () => import('../pages/study-plan/page'), { listed: false }),
  route('/certificate', () => import('../pages/certificate/page'), { listed: false }),
  route('/admin', () => import('../pages/admin/page'), { listed: false }),
  route('/desk', () => import('../pages/desk/page'), { listed: false, frame: 'tool' }),
];

/** Unknown addresses show the home page. */
export const unknownRoute: Route = { ...home, path: '*', listed: false };

type RouteOptions = { parameters?: PageParameters | undefined; listed?: boolean; frame?: Route['frame'] };

/** A page's folder is named after its path. */
function route(path: string, importPage: () => Promise<{ page: Page }>, options: RouteOptions = {}): Route {
  const { parameters = {}, listed = true, frame = 'site' } = options;
  const load = async () => (await importPage()).page;
  const Component = lazyWithPreload(async () => {
    const page = await load();
    await page.prepare?.();
    return page.Component;
  });
  return {
    path,
    module: `src/pages${path === '/' ? '/home' : path}/page.tsx`,
    load,
    Component,
    parameters,
    listed,
    frame,
  };
}

const routesByPath = new Map(routes.map((entry) => [entry.path, entry]));

/** Exact, letter case included; a trailing slash does not matter. */
export function matchRoute(pathname: string): Route {
  return routesByPath.get(withoutEndSlashes(pathname)) ?? unknownRoute;
}

/** All queries of a page and of the layout around it. */
export async function routeQueries(
  { load, parameters }: Route,
  locale: Locale,
  search: URLSearchParams,
): Promise<readonly Query<unknown>[]> {
  const { data } = await load();
  return [siteSettingQuery(locale), ...pageQueries(data, locale, pickParameters(parameters, search))];
}

/** The lazy components that an address shows at once: the browser needs them before it hydrates. */
export async function routeLazyParts(
  { load, parameters }: Route,
  search: URLSearchParams,
): Promise<readonly LazyPart[]> {
  const { lazyParts } = await load();
  return lazyParts?.(pickParameters(parameters, search)) ?? [];
}

/** The canonical form of path and query: the key in the page cache. */
export function routeAddress(matched: Route, search: URLSearchParams): string {
  if (matched === unknownRoute) return '/';
  const query = pickParameters(matched.parameters, search).toString();
  return query ? `${matched.path}?${query}` : matched.path;
}
