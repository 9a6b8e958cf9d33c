import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ContentUnavailable } from '../../src/lib/cms-client/api-error';
import { paths } from '../../src/lib/paths';
import type { Environment } from '../environment';
import type { Site } from '../site';
import { renderDocument } from './document';
import { languageCookie, type ChosenLanguage } from './language';
import type { PageCache } from './page-cache';
import { pageRequestReader } from './page-request';
import { sendStored, StoredText } from './stored-text';
import { unavailablePage } from './unavailable-page';

/** Milliseconds that a page waits for the CMS. */
export const contentTimeout = 3_000;
const retryAfterSeconds = 30;

export type PagesOptions = {
  environment: Environment;
  site: Site;
  cache: PageCache<StoredText>;
};

/** Of an entry that does not exist: everybody can make up such addresses. */
const notIndexed = { 'X-Robots-Tag': 'noindex' };
const notStored = { 'Cache-Control': 'no-store' };

/** Mails of earlier versions link to the prayer desk as a page of the panel. */
const formerDesk = '/admin/panel/prayer-desk';

/** Every address without another handler is a page. `/admin/` would match the CMS's `/admin/*`. */
const pageRoutes = ['/*', '/admin/'];

export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { environment, site, cache } = options;
  const readPageRequest = pageRequestReader(site);
  const secure = environment.publicUrl.startsWith('https:');

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = readPageRequest(request.raw.url ?? '/', request.headers.cookie);
    if (!page) return reply.code(400).type('text/plain; charset=utf-8').send('Bad request');
    const { url, path, address, known, language, key } = page;
    // Each page has one address, so a trailing slash is redirected.
    if (known && url.pathname !== path) return reply.redirect(path + url.search, 301);
    try {
      return await sendStored(request, reply, await cache.get(key, () => createPage(address, known, language)));
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be rendered');
      const status = error instanceof ContentUnavailable ? 503 : 500;
      return reply
        .code(status)
        .headers({ ...pageHeaders(language, secure), ...notStored })
        .header('Retry-After', retryAfterSeconds)
        .send(unavailablePage(language.locale));
    }
  };
  for (const route of pageRoutes) app.get(route, answer);
  app.get(formerDesk, (request, reply) => {
    const { search } = new URL(request.url, environment.publicUrl);
    return reply.redirect(paths.desk + search, 301);
  });

  async function createPage(address: string, known: boolean, language: ChosenLanguage): Promise<StoredText> {
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
    const headers = {
      ...pageHeaders(language, secure),
      ...(page.lasting ? {} : notIndexed),
      ...(page.storable ? {} : notStored),
    };
    return new StoredText(page.status, headers, document, page.lasting && page.storable);
  }
}

function pageHeaders({ locale, addressLanguage }: ChosenLanguage, secure: boolean): Record<string, string> {
  return {
    ...(addressLanguage ? { 'Set-Cookie': languageCookie(addressLanguage, secure) } : {}),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    // The browser may store it but has to revalidate it: an edit shows at the next load.
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Encoding',
  };
}
