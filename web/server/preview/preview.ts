import { previewPrefix, type PreviewStatus, previewStatuses, sessionCookie } from '@contracts/preview';
import { requestIdHeader } from '@contracts/watching';
import { parse } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fetchJson } from '../../src/lib/cms-client/fetch-json';
import type { ReadJson } from '../../src/lib/cms-client/fetch-query';
import { paths } from '../../src/lib/paths';
import type { Environment } from '../environment';
import { FairQueue } from '../fair-queue';
import { renderDocument } from '../pages/document';
import { languageCookie, type ChosenLanguage } from '../pages/language';
import { pageRequestReader } from '../pages/page-request';
import { Refusal as Busy, sendRefusal } from '../proxy/refusal';
import type { Site } from '../site';
import { causeOf, refusalFor, refuseWithoutSession, type Refusal } from './preview-refusal';
import { visitorOf } from '../visitor';

export type PreviewOptions = { environment: Environment; site: Site };

/** Few, because previews are not cached: whoever makes up sessions must not slow the site down. */
const renderingLimits = { concurrency: 8, queueTimeout: 10_000, queueSize: 32 };

/** Milliseconds. Longer than for visitors, because no cached page stands in for a slow answer. */
const contentTimeout = 10_000;

const neverStored = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** Shows drafts to those signed in to the panel, whose session the CMS checks. Nothing here is cached. */
export function registerPreview(app: FastifyInstance, { environment, site }: PreviewOptions): void {
  const { publicUrl, cmsUrl } = environment;
  const readPageRequest = pageRequestReader(site);
  const secure = publicUrl.startsWith('https:');
  const rendering = new FairQueue(renderingLimits);

  function answerWith(status: PreviewStatus) {
    const prefix = previewPrefix(status);
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      reply.headers(neverStored);
      const page = readPageRequest(request.raw.url?.slice(prefix.length) ?? '/', request.headers.cookie);
      if (!page) return reply.code(400).type('text/plain; charset=utf-8').send('Bad request');
      const { address, known, path, language } = page;
      // It has a session of its own, and no drafts.
      if (path === paths.admin) return reply.redirect(paths.admin);
      const cookie = readSessionCookie(request.headers.cookie);
      if (cookie === null) return send(reply, refuseWithoutSession(language.locale), language);
      try {
        const rendered = await rendering.run(visitorOf(request, reply), () =>
          site.renderPage({
            address,
            known,
            ...language,
            publicUrl,
            read: draftReader({ origin: cmsUrl + prefix, cookie, requestId: request.id }),
            preview: status,
          }),
        );
        const html = renderDocument(rendered, site.assets);
        const document = (await site.finishDocument?.(html, address)) ?? html;
        return await send(reply, { status: rendered.status, html: document }, language);
      } catch (error) {
        if (error instanceof Busy) return sendRefusal(reply, error);
        const refusal = refusalFor(error, language.locale, request.id);
        if (refusal.status === 503) {
          request.log.error({ requestId: request.id, cause: causeOf(error).name }, 'a preview could not be rendered');
        }
        return send(reply, refusal, language);
      }
    };
  }

  function send(reply: FastifyReply, { status, html }: Refusal, { locale, addressLanguage }: ChosenLanguage) {
    // Keeps the language when the page is loaded again, like the site itself.
    if (addressLanguage) reply.header('Set-Cookie', languageCookie(addressLanguage, secure));
    return reply.code(status).header('Content-Language', locale).type('text/html; charset=utf-8').send(html);
  }

  for (const status of previewStatuses) {
    const answer = answerWith(status);
    app.get(previewPrefix(status), answer);
    app.get(`${previewPrefix(status)}/*`, answer);
  }
}

type DraftRequest = { origin: string; cookie: string; requestId: string };

/** Reads with the panel's session, for which the CMS answers drafts. */
function draftReader({ origin, cookie, requestId }: DraftRequest): ReadJson {
  const signal = AbortSignal.timeout(contentTimeout);
  const headers = { [requestIdHeader]: requestId, Cookie: cookie };
  return (path) => fetchJson(origin + path, { signal, headers });
}

/** The cookie of the panel's session, to pass on without the visitor's other ones; null without one. */
function readSessionCookie(header: string | undefined): string | null {
  // Undecoded, as the CMS gave it.
  const value = parse(header ?? '', { decode: (text) => text })[sessionCookie];
  return value === undefined ? null : `${sessionCookie}=${value}`;
}
