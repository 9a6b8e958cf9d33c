import { previewPrefix, type PreviewStatus, previewStatuses, sessionCookie } from '@contracts/preview';
import { requestIdHeader } from '@contracts/watching';
import { parse } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fetchJson } from '../../src/lib/cms-client/fetch-json';
import type { ReadJson } from '../../src/lib/cms-client/fetch-query';
import { paths } from '../../src/lib/paths';
import type { Environment } from '../environment';
import { FairQueue, visitorOf } from '../fair-queue';
import { renderDocument } from '../pages/document';
import { languageCookie, type ChosenLanguage } from '../pages/language';
import { pageRequestReader } from '../pages/page-request';
import { Refusal as Busy, sendRefusal } from '../proxy/refusal';
import type { Site } from '../site';
import type { BuiltInLocale, Locale } from '@contracts/language';
import { ApiError, ContentUnavailable } from '../../src/lib/cms-client/api-error';
import { noticePage, type Notice, unavailablePage } from '../pages/notice-page';

type Notices = Readonly<Record<BuiltInLocale, Notice>>;

const signIn: Notices = {
  en: {
    title: 'Please sign in',
    text: 'Only those who work on this site can see the preview. Sign in to the panel, and open the preview from there.',
    link: { label: 'Open the panel', href: paths.panel, newTab: true },
  },
  es: {
    title: 'Por favor, inicie sesión',
    text: 'Solo quienes trabajan en este sitio pueden ver la vista previa. Inicie sesión en el panel y ábrala desde allí.',
    link: { label: 'Abrir el panel', href: paths.panel, newTab: true },
  },
};

const notForAccount: Notices = {
  en: {
    title: 'No preview for this account',
    text: 'Your account does not work on the texts of the site. If it should, ask the person who manages the accounts.',
    link: { label: 'Open the site', href: '/', newTab: true },
  },
  es: {
    title: 'No hay vista previa para esta cuenta',
    text: 'Su cuenta no trabaja con los textos del sitio. Si debería hacerlo, pregunte a quien administra las cuentas.',
    link: { label: 'Abrir el sitio', href: '/', newTab: true },
  },
};

const incomplete: Notices = {
  en: {
    title: 'Something is still missing',
    text: 'This page cannot be shown yet, because a required field is empty. Fill in the fields with an asterisk, save, and open the preview again.',
    link: { label: 'Try again', href: '' },
  },
  es: {
    title: 'Todavía falta algo',
    text: 'Esta página aún no se puede mostrar, porque hay un campo obligatorio vacío. Llene los campos con asterisco, guarde y abra de nuevo la vista previa.',
    link: { label: 'Intentar de nuevo', href: '' },
  },
};

const noticesByStatus: Readonly<Record<number, Notices>> = { 401: signIn, 403: notForAccount, 422: incomplete };

type Refusal = { status: number; html: string };

function refuseWithoutSession(locale: Locale): Refusal {
  return { status: 401, html: noticePage(locale, signIn) };
}

/** Why a preview failed. Only its name goes into the log, because the message may quote the draft. */
function causeOf(error: unknown): Error {
  const cause = error instanceof ContentUnavailable ? error.cause : error;
  return cause instanceof Error ? cause : new Error(String(cause));
}

/** Explains to an editor why the CMS gave no drafts. */
function refusalFor(error: unknown, locale: Locale, requestId: string): Refusal {
  const cause = causeOf(error);
  const notices = cause instanceof ApiError ? noticesByStatus[cause.status] : undefined;
  if (notices && cause instanceof ApiError) return { status: cause.status, html: noticePage(locale, notices) };
  return { status: 503, html: unavailablePage(locale, requestId) };
}

type PreviewOptions = { environment: Environment; site: Site };

/** Few, because previews are not cached: whoever makes up sessions must not slow the site down. */
const renderingLimits = { concurrency: 8, queueTimeoutMs: 10_000, queueSize: 32 };

/** Longer than for visitors, because no cached page stands in for a slow answer. */
const contentTimeoutMs = 10_000;

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
  const signal = AbortSignal.timeout(contentTimeoutMs);
  const headers = { [requestIdHeader]: requestId, Cookie: cookie };
  return (path) => fetchJson(origin + path, { signal, headers });
}

/** The cookie of the panel's session, to pass on without the visitor's other ones; null without one. */
function readSessionCookie(header: string | undefined): string | null {
  // Undecoded, as the CMS gave it.
  const value = parse(header ?? '', { decode: (text) => text })[sessionCookie];
  return value === undefined ? null : `${sessionCookie}=${value}`;
}
