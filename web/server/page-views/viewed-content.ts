import type { ViewedContent } from '@contracts/page-view';
import { defaultLocale, locales } from '@contracts/language';
import type { Locale } from '@contracts/site-setting';
import { languageOfAddress, rememberedLanguage } from '../pages/language';
import type { Site } from '../site';

export type View = ViewedContent & { locale: Locale };

export type ReadRequest = { target: string; referer: string | undefined; cookies: string | undefined };

const anyOrigin = 'http://site.invalid';
const entry = /^[/]api[/](articles|training-modules|quizzes)[/]([^/]+)$/;
const singleType = /^[/]api[/]([a-z]+(?:-[a-z]+)*-page|gospel-presentation)$/;
const kinds = new Map<string, ViewedContent['kind']>([
  ['articles', 'article'],
  ['training-modules', 'module'],
  ['quizzes', 'quiz'],
]);
const gospel = '/?gospel=1';

/** A first visit asks for a page; going on within the site asks the CMS for the content of the next one. */
export function viewReader(site: Pick<Site, 'resolveAddress'>): (request: ReadRequest) => View | null {
  return ({ target, referer, cookies }) => {
    const url = parseUrl(anyOrigin + target);
    if (url === null) return null;
    if (!target.startsWith('/api/')) {
      const locale = languageOfAddress(url.searchParams) ?? rememberedLanguage(cookies) ?? defaultLocale;
      const opened = contentAt(site, url);
      return opened && { ...opened, locale };
    }
    const content = calledEntry(url.pathname) ?? calledPage(site, url.pathname, referer);
    return content && { ...content, locale: localeOf(url) };
  };
}

function contentAt(site: Pick<Site, 'resolveAddress'>, url: URL): ViewedContent | null {
  const { known, path, address } = site.resolveAddress(url);
  if (!known || path === '/admin' || path === '/desk') return null;
  const parameters = parseUrl(anyOrigin + address)?.searchParams;
  const article = parameters?.get('article');
  const module = parameters?.get('module');
  if (article) return { kind: 'article', name: article };
  if (module) return { kind: 'module', name: module };
  return { kind: 'page', name: parameters?.has('gospel') ? gospel : path };
}

function calledEntry(path: string): ViewedContent | null {
  const [, calls = '', encoded = ''] = entry.exec(path) ?? [];
  const kind = kinds.get(calls);
  const name = decode(encoded);
  return kind && name ? { kind, name } : null;
}

/** Other pages ask for parts of a page's content too, so it counts only where the browser shows that page. */
function calledPage(
  site: Pick<Site, 'resolveAddress'>,
  path: string,
  referer: string | undefined,
): ViewedContent | null {
  const [, noun] = singleType.exec(path) ?? [];
  if (noun === undefined) return null;
  if (noun === 'gospel-presentation') return { kind: 'page', name: gospel };
  const shown = parseUrl(referer ?? '');
  const content = shown && contentAt(site, shown);
  const name = noun === 'home-page' ? '/' : `/${noun.replace(/-page$/, '')}`;
  return content?.kind === 'page' && content.name === name ? content : null;
}

function localeOf(url: URL): Locale {
  const asked = url.searchParams.get('locale');
  return locales.find((locale) => locale === asked) ?? defaultLocale;
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function decode(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}
