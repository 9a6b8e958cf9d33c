import { locales } from '@contracts/language';
import type { Locale } from '@contracts/site-setting';
import { companionAddress, keepableAddress } from '../keepable-kind';
import { keptCache, readKept } from '../kept-index';
import { documentUrl, type Pack, keepingHeader } from '../pack';
import { paths } from '../../lib/paths';
import { offlinePage } from './offline-page';

type KeptRequest = 'page' | 'asset' | 'content';

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

/** A line that gives nothing for so long counts as cut, where the page is kept. */
const patienceMs = 6_000;

export type WorkerEnvironment = {
  storage: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
  /** The language that the visitor chose on the site, or that of the browser. */
  visitorLocale: () => Promise<Locale>;
};

export function answerKept(request: Request, kind: KeptRequest, environment: WorkerEnvironment): Promise<Response> {
  switch (kind) {
    case 'page':
      return answerPage(request, environment);
    case 'asset':
      return answerAsset(request, environment);
    case 'content':
      return answerContent(request, environment);
  }
}

/** Network first; falls back to the stored copy. */
async function answerPage(request: Request, { storage, fetch, visitorLocale }: WorkerEnvironment): Promise<Response> {
  const url = new URL(request.url);
  const packs = await readKept(storage);
  const wanted = localeOf(url) ?? (await visitorLocale());
  const found = findDocument(url, packs, wanted);
  const online = await fetchWithTimeout(fetch(request), found !== null);
  if (online) return online;
  if (!found) return offlinePage(packs, wanted);
  if (localeOf(url) !== found.locale) {
    // The address says the language, or the page would ask for another one that may not be kept.
    url.searchParams.set('lang', found.locale);
    return Response.redirect(url.href, 302);
  }
  return (await matchKept(storage, found.file)) ?? offlinePage(packs, wanted);
}

async function fetchWithTimeout(answer: Promise<Response>, isKept: boolean): Promise<Response | null> {
  const answered = answer.then(
    // A gateway without a site behind it.
    (response) => (isKept && response.status >= 502 && response.status <= 504 ? null : response),
    () => null,
  );
  if (!isKept) return answered;
  return Promise.race([answered, new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs))]);
}

/** The kept copy in the wanted language, or in another one if the address names none. */
function findDocument(url: URL, packs: readonly Pack[], wanted: Locale): { file: string; locale: Locale } | null {
  if (url.pathname === paths.kept) {
    return packs.some(({ locale }) => locale === wanted)
      ? { file: documentUrl({ address: paths.kept }, wanted), locale: wanted }
      : null;
  }
  const address = keepableAddress(url) ?? companionAddress(url);
  if (!address) return null;
  const holding = packs.filter(({ files, locale }) =>
    files.some((file) => file.url === documentUrl({ address }, locale)),
  );
  const pack = holding.find(({ locale }) => locale === wanted) ?? (localeOf(url) ? undefined : holding[0]);
  return pack ? { file: documentUrl({ address }, pack.locale), locale: pack.locale } : null;
}

/** Named by its content, so the kept one is the right one. */
async function answerAsset(request: Request, { storage, fetch }: WorkerEnvironment): Promise<Response> {
  return (await matchKept(storage, new URL(request.url).pathname)) ?? fetch(request);
}

async function answerContent(request: Request, { storage, fetch }: WorkerEnvironment): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    const packs = await readKept(storage);
    const files = packs.flatMap(({ files: all }) => all);
    const file = files.find(({ url, insteadOf }) => url === pathname + search || insteadOf.includes(pathname + search));
    const kept = file && (await matchKept(storage, file.url));
    if (kept) return kept;
    throw error;
  }
}

async function matchKept(storage: CacheStorage, url: string): Promise<Response | undefined> {
  // Opening a cache would make it.
  if (!(await storage.has(keptCache))) return undefined;
  // The answer varies by cookie on the line, and was asked for without any.
  return (await storage.open(keptCache)).match(url, { ignoreVary: true });
}

function localeOf(url: URL): Locale | null {
  return locales.find((locale) => locale === url.searchParams.get('lang')) ?? null;
}
