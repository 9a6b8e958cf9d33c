import type { FastifyInstance, FastifyReply } from 'fastify';
import { ContentUnavailable } from '../../src/lib/cms-client/content-unavailable';
import type { Environment } from '../environment';
import type { Site } from '../site';
import { renderDocument } from './document';
import { chooseLanguage, languageCookie, type ChosenLanguage } from './language';
import type { PageCache } from './page-cache';
import { remembering } from './remembering';
import { sendStored, StoredText } from './stored-text';
import { unavailablePage } from './unavailable-page';

/** How long a page waits for the CMS before it is answered otherwise. */
export const contentTimeout = 3_000;
const retryAfterSeconds = 30;
const rememberedTargets = 1_000;
const anyOrigin = 'http://site.invalid';

export type PagesOptions = { environment: Environment; site: Site; cache: PageCache<StoredText> };

/** Every address that nothing else answers is a page. */
export function registerPages(app: FastifyInstance, { environment, site, cache }: PagesOptions): void {
  const secure = environment.publicUrl.startsWith('https:');

  // Reading an address costs more than finding its page, and most requests name one of a few.
  const readTarget = remembering(rememberedTargets, (target) => {
    if (!target.startsWith('/') || !URL.canParse(anyOrigin + target)) return null;
    const url = new URL(anyOrigin + target);
    return { url, ...site.resolveAddress(url) };
  });

  app.get('/*', async (request, reply) => {
    const target = readTarget(request.raw.url ?? '/');
    if (!target) return reply.code(400).type('text/plain; charset=utf-8').send('Bad request');
    const { url, path, address, known } = target;
    const language = chooseLanguage(url.searchParams, request.headers.cookie);
    // One address a page: a slash too many leads to it.
    if (known && url.pathname !== path) return reply.redirect(path + url.search, 301);
    if (language.addressLanguage) reply.header('Set-Cookie', languageCookie(language.addressLanguage, secure));
    try {
      const page = await cache.get(pageKey(known ? address : '*', language), () => makePage(address, known, language));
      return await sendStored(request, reply, page);
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be made');
      return sendUnavailable(reply, language, error instanceof ContentUnavailable ? 503 : 500);
    }
  });

  async function makePage(address: string, known: boolean, language: ChosenLanguage): Promise<StoredText> {
    const page = await site.renderPage({
      address,
      known,
      ...language,
      publicUrl: environment.publicUrl,
      cmsUrl: environment.cmsUrl,
      signal: AbortSignal.timeout(contentTimeout),
    });
    const html = renderDocument(page, site.assets);
    const document = (await site.finishDocument?.(html, address)) ?? html;
    return new StoredText(page.status, pageHeaders(language), document, page.lasting);
  }
}

function pageKey(address: string, { locale, addressLanguage }: ChosenLanguage): string {
  return `${locale} ${addressLanguage ?? '-'} ${address}`;
}

function pageHeaders({ locale }: ChosenLanguage): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    // Kept by the visitor's own browser, but never shown without asking: an edit is on the site at the next load.
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Encoding',
  };
}

function sendUnavailable(reply: FastifyReply, { locale }: ChosenLanguage, status: 500 | 503): FastifyReply {
  return reply
    .code(status)
    .headers({ ...pageHeaders({ locale, addressLanguage: null }), 'Cache-Control': 'no-store' })
    .header('Retry-After', retryAfterSeconds)
    .send(unavailablePage(locale));
}
