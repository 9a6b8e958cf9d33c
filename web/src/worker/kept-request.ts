import { keepingHeader } from '../lib/kept/pack';

export type KeptRequest = 'page' | 'asset' | 'content';

/** Content of the CMS that a visitor may read, and the files of modules; everything else passes the worker by. */
const content =
  /^\/(?:uploads|public-objects|files\/modules)\/|^\/api\/(?:articles|books|crisis-lines|gospel-presentation|home-page|leader-sheets|quizzes|resources-page|site-setting|support-page|training-modules|assets)(?:\/|$)/;

/** Pages of the site, by the first part of their path. Accounts, drafts and their pages are none of the worker's business. */
const notPages =
  /^\/(?:admin|desk|api|uploads|upload|public-objects|content-manager|content-releases|content-type-builder|email|i18n|review-workflows|kept\/pack|_health|_ready)(?:\/|$)|\.[a-z\d]+$/;

/** How the worker answers a request; null if it leaves it to the browser, as if there were no worker. */
export function keptRequest(
  request: Pick<Request, 'method' | 'mode' | 'url' | 'headers'>,
  origin: string,
): KeptRequest | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return null;
  if (request.headers.has('authorization') || request.headers.has('range') || request.headers.has(keepingHeader)) {
    return null;
  }
  if (request.mode === 'navigate') return notPages.test(url.pathname) ? null : 'page';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  return content.test(url.pathname) ? 'content' : null;
}
