import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ContentUnavailable } from '../../src/lib/cms-client/api-error';
import { paths } from '../../src/lib/paths';
import { Refusal, refusalDelayMs } from '../proxy/refusal';
import type { PageCache } from './page-cache';
import { type CreatorOptions, notIndexed, notStored, pageCreator, pageHeaders } from './page-creator';
import { pageRequestReader } from './page-request';
import { sendStored, type StoredText } from './stored-text';
import { visitorOf } from '../fair-queue';
import { unavailablePage } from './notice-page';

/** More than a number has, with spaces and hyphens. */
const longestNumber = 60;

const certificateRoute = `${paths.certificate}/:number`;

/** Leads to the one page for all numbers. Browsers take the fragment along with the name, and the log has no number. */
function registerCertificateAddress(app: FastifyInstance): void {
  app.get<{ Params: { number: string }; Querystring: Record<string, unknown> }>(certificateRoute, (request, reply) => {
    // Without the punctuation that mail programs take for part of an address.
    const number = request.params.number.replace(/[^\p{L}\p{N}]{1,60}$/u, '');
    const { lang } = request.query;
    const query = new URLSearchParams({
      ...(number.length <= longestNumber ? { number } : {}),
      ...(typeof lang === 'string' ? { lang } : {}),
    });
    return reply.headers({ ...notStored, ...notIndexed }).redirect(`${paths.certificate}?${query.toString()}`);
  });
}

const retryAfterSeconds = 30;

export type PagesOptions = CreatorOptions & { cache: PageCache<StoredText> };

/** Every address without another handler is a page. `/admin/` would match the CMS's `/admin/*`. */
const rendered = ['/*', '/admin/'];

/** Including those that redirect to a page. */
export const pageRoutes: readonly string[] = [...rendered, certificateRoute];

export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { environment, site, cache } = options;
  const readPageRequest = pageRequestReader(site);
  const createPage = pageCreator(options);
  const secure = environment.publicUrl.startsWith('https:');

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = readPageRequest(request.raw.url ?? '/', request.headers.cookie);
    if (!page) return reply.code(400).type('text/plain; charset=utf-8').send('Bad request');
    const { path, known, redirect, language, search, key } = page;
    if (known) request.page = path;
    if (redirect !== undefined) return reply.redirect(redirect, 301);
    const { networks, gone } = visitorOf(request, reply);
    const create = (abandoned: AbortSignal) =>
      createPage(page, { requestId: request.id, visitor: { networks, gone: abandoned } });
    try {
      // What somebody searches for is not remembered.
      return await sendStored(request, reply, await (search === null ? cache.get(key, create, gone) : create(gone)));
    } catch (error) {
      const isRefused = error instanceof Refusal;
      if (!isRefused) request.log.error({ requestId: request.id, err: error }, 'a page could not be rendered');
      if (isRefused && error.status === 429) await setTimeout(refusalDelayMs);
      const status = isRefused ? error.status : error instanceof ContentUnavailable ? 503 : 500;
      return reply
        .code(status)
        .headers({ ...pageHeaders(language, secure), ...notStored, ...notIndexed })
        .header('Retry-After', retryAfterSeconds)
        .send(unavailablePage(language.locale, request.id));
    }
  };
  for (const route of rendered) app.get(route, answer);
  registerCertificateAddress(app);
}
