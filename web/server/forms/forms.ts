import { randomBytes } from 'node:crypto';
import { certificateCheckAnswerSchema, certificateCheckPath } from '@contracts/certificate';
import type { BuiltInLocale, Locale } from '@contracts/language';
import { isReference } from '@contracts/reference';
import { idempotencyHeader, maximumBodyBytes, submissionReceiptSchema } from '@contracts/submission';
import { requestIdHeader } from '@contracts/watching';
import { parse as parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'valibot';
import type { FormStep, SentForm } from '../../src/app/forms/form-step';
import type { ReadForm } from '../../src/app/forms/read-form';
import { certificateCheckPage } from '../../src/features/certificate/certificate-link';
import { classifyFailure } from '../../src/lib/cms-client/request-failure';
import { ApiError } from '../../src/lib/cms-client/api-error';
import { probableCountry } from '../../src/lib/country';
import { withLanguage } from '../../src/lib/page-address';
import { FairQueue, visitorOf } from '../fair-queue';
import { hasBody } from '../http-server';
import { renderDocument } from '../pages/document';
import { chooseLanguage, type ChosenLanguage } from '../pages/language';
import { type Notice, noticePage, unavailablePage } from '../pages/notice-page';
import { type CreatorOptions, notIndexed, notStored, pageHeaders } from '../pages/page-creator';
import { sendStored, StoredText } from '../pages/stored-text';
import type { ConnectionPool } from '../proxy/connection-pool';
import { requestHeaders } from '../proxy/headers';
import type { FormLane } from '../proxy/proxy';
import { Refusal } from '../proxy/refusal';
import { readBody } from '../proxy/request-body';
import { createSums } from './sum';

const refused: Record<BuiltInLocale, Omit<Notice, 'link'> & { label: string }> = {
  en: {
    title: 'This could not be taken',
    text: 'What you sent did not arrive whole, or did not come from a page of this site. Please go back, where what you wrote should still be, or begin again.',
    label: 'Open the page with the form',
  },
  es: {
    title: 'No pudimos recibir esto',
    text: 'Lo que envió no llegó completo, o no venía de una página de este sitio. Vuelva atrás, donde debería seguir lo que escribió, o empiece de nuevo.',
    label: 'Abrir la página con el formulario',
  },
};

const unsent: typeof refused = {
  en: {
    title: 'One moment, please',
    text: 'This has not been sent yet, because the site cannot answer at the moment. What you wrote is kept in this page: please wait a minute, and try again.',
    label: 'Try again',
  },
  es: {
    title: 'Un momento, por favor',
    text: 'Esto todavía no se ha enviado, porque el sitio no puede responder en este momento. Lo que escribió sigue en esta página: espere un minuto e inténtelo de nuevo.',
    label: 'Intentar de nuevo',
  },
};

/** With `post` it carries what was posted, for when not even the page can be shown. */
function linkedNotice(locale: Locale, { en, es }: typeof refused, to: Omit<Notice['link'], 'label'>): string {
  const of = ({ label, ...notice }: typeof en) => ({ ...notice, link: { label, ...to } });
  return noticePage(locale, { en: of(en), es: of(es) });
}

export type FormsOptions = Omit<CreatorOptions, 'contentQueue' | 'metrics'> & FormLane;

/** Apart from reading pages, so that nobody who asks for prayer waits for readers. */
const renderingLimits = { concurrency: 16, queueTimeoutMs: 15_000, queueSize: 128 };

/** Percent-encoded, each byte takes three. */
const maximumPostedBytes = 3 * maximumBodyBytes;

export const sentPath = '/sent';
const sentCookie = 'sent';
const sentSeconds = 600;

type Asking = { request: FastifyRequest; reply: FastifyReply };
type Posted = Asking & { language: ChosenLanguage; fields: URLSearchParams };

/** Takes forms that browsers send by themselves. It keeps no state: what was typed travels in the page. */
export function registerForms(app: FastifyInstance, options: FormsOptions): void {
  const { environment, site, answers, pool, certificates, bodies } = options;
  const { publicUrl } = environment;
  const secure = publicUrl.startsWith('https:');
  const rendering = new FairQueue(renderingLimits);
  const sums = createSums(environment.purgeSecret ?? randomBytes(32));

  async function send({ request, reply, language, fields }: Posted, form: ReadForm): Promise<FastifyReply> {
    const website = fields.get('subject') ?? '';
    const content = JSON.stringify([form.path, form.body, website]);
    const check = (status: number, shown: Partial<Extract<FormStep, { step: 'check' }>> = {}) => {
      const country = probableCountry('', (request.headers['accept-language'] ?? '').slice(0, 200).split(','));
      const step = { step: 'check', form, sum: sums.ask(content), country, ...shown } as const;
      return show({ request, reply, language, fields }, form, status, step);
    };
    const asked = fields.get('check');
    if (asked === null) return check(200);
    const answerError = sums.findError(content, asked, fields.get('humanCheck') ?? '');
    if (answerError) return check(422, { answerError });
    try {
      const body = { ...form.body, locale: language.locale, website };
      const receipt = await callCms({ request, reply }, pool, form.path, body, sums.idempotencyKey(content));
      const { reference } = parse(submissionReceiptSchema, receipt);
      const value = `${form.textPrefix}.${reference}`;
      // For `/sent` alone, but Lynx takes no path that the page of the form is not below.
      const attributes = `Path=/; Max-Age=${sentSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      return await reply
        .header('Set-Cookie', `${sentCookie}=${value}; ${attributes}`)
        .redirect(withLanguage(sentPath, language.locale), 303);
    } catch (error) {
      const failure = form.explain(error);
      if (failure.kind === 'fields') return edit({ request, reply, language, fields }, form, failure.errors);
      if (!(error instanceof ApiError)) {
        request.log.error({ requestId: request.id, err: error }, 'a form could not be sent on');
      }
      // No scripts send it again later, so it is not said that they will.
      const isLimited = failure.kind === 'rate-limited';
      if (isLimited) reply.header('Retry-After', failure.minutes * 60);
      return check(isLimited ? 429 : 503, { failure: isLimited ? failure : { kind: 'server' } });
    }
  }

  /** Calls the CMS like the proxy, and returns the body of its answer. */
  async function callCms({ request, reply }: Asking, lane: ConnectionPool, path: string, body: object, key?: string) {
    const { 'user-agent': client } = request.headers;
    const caller = { address: request.ip, protocol: request.protocol, host: request.host };
    const answer = await lane.request({
      ...visitorOf(request, reply),
      method: 'POST',
      path,
      headers: {
        ...requestHeaders({ 'user-agent': client, 'content-type': 'application/json' }, caller),
        [requestIdHeader]: request.id,
        ...(key === undefined ? {} : { [idempotencyHeader.toLowerCase()]: key }),
      },
      body: Buffer.from(JSON.stringify(body)),
    });
    const text = await answer.body.text();
    const retryAfter = answer.headers['retry-after'];
    const headers = new Headers(typeof retryAfter === 'string' ? { 'Retry-After': retryAfter } : {});
    if (answer.statusCode >= 300) throw new ApiError(answer.statusCode, text, '', headers);
    const json: unknown = JSON.parse(text);
    return json;
  }

  function edit(posted: Posted, form: ReadForm, errors: ReadForm['errors'], status = 422) {
    const { id, values } = form;
    return show(posted, form, status, { step: 'edit', posted: { id, values, errors } });
  }

  async function show(
    { request, reply, language, fields }: Posted,
    { page }: Pick<ReadForm, 'page'>,
    status: number,
    form: FormStep,
  ): Promise<FastifyReply> {
    const headers = { ...pageHeaders(language, secure), ...notStored, ...notIndexed };
    try {
      const rendered = await rendering.run(visitorOf(request, reply), () =>
        site.renderPage({
          ...{ address: page, known: true, publicUrl, form },
          ...language,
          read: answers.reader(request.id),
        }),
      );
      const html = renderDocument(rendered, site.assets);
      const document = (await site.finishDocument?.(html, page)) ?? html;
      return await sendStored(request, reply, new StoredText(status, headers, document, false));
    } catch (error) {
      if (!(error instanceof Refusal)) {
        request.log.error({ requestId: request.id, err: error }, 'the page of a form could not be rendered');
      }
      const { locale } = language;
      const notice =
        fields.size > 0
          ? linkedNotice(locale, unsent, { href: page, post: [...fields] })
          : unavailablePage(locale, request.id);
      return reply.code(503).headers(headers).send(notice);
    }
  }

  async function receive(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { url: path = '' } = request.routeOptions;
    request.page = path;
    reply.headers({ ...notStored, ...notIndexed });
    const refuse = (status: number) =>
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .send(
          linkedNotice(chooseLanguage(new URLSearchParams(), request.headers.cookie).locale, refused, { href: path }),
        );
    if (isFromElsewhere(request, publicUrl)) return refuse(403);
    if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return refuse(415);
    if (!hasBody(request.raw) || request.headers['content-length'] === undefined) return refuse(411);
    if (Number(request.headers['content-length']) > maximumPostedBytes) return refuse(413);
    const { network } = visitorOf(request, reply).networks;
    try {
      const { bytes, release } = await readBody(request.raw, bodies, network);
      try {
        return await answer(request, reply, path, new URLSearchParams(bytes.toString()));
      } finally {
        release();
      }
    } catch (error) {
      if (error instanceof Refusal) return refuse(error.status);
      throw error;
    }
  }

  function answer(request: FastifyRequest, reply: FastifyReply, path: string, fields: URLSearchParams) {
    const search = new URLSearchParams({ lang: fields.get('locale') ?? '' });
    const posted = { request, reply, fields, language: chooseLanguage(search, request.headers.cookie) };
    const form = site.formReaders.get(path)?.(fields);
    if (!form) throw new Refusal(400);
    if (fields.has('change')) return edit(posted, form, {}, 200);
    return form.body ? send(posted, form) : edit(posted, form, form.errors);
  }

  app.register((posts, _options, done) => {
    posts.removeAllContentTypeParsers();
    // `receive` reads the body itself.
    posts.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    for (const path of site.formReaders.keys()) posts.post(path, receive);
    done();
  });
  const showOwn = ({ request, reply }: Asking, path: string, form: FormStep) => {
    const { searchParams } = new URL(request.raw.url ?? '', publicUrl);
    const language = chooseLanguage(searchParams, request.headers.cookie);
    return show({ request, reply, language, fields: new URLSearchParams() }, { page: path }, 200, form);
  };
  app.get(sentPath, (request, reply) =>
    showOwn({ request, reply }, sentPath, { step: 'sent', sent: readSent(request.headers.cookie) }),
  );
  app.get<{ Querystring: Record<string, unknown> }>(certificateCheckPage, async (request, reply) => {
    const { number } = request.query;
    const asked = { number: typeof number === 'string' ? number : '' };
    const checked = await callCms({ request, reply }, certificates, certificateCheckPath, asked)
      .then((answer) => ({ answer: parse(certificateCheckAnswerSchema, answer) }))
      .catch((error: unknown) => ({ answer: null, failure: classifyFailure(error, {}, ['number']) }));
    return showOwn({ request, reply }, certificateCheckPage, { step: 'certificate', ...asked, ...checked });
  });
}

/** Browsers say which page a form is on. Those that do not, such as Lynx, send no cookies that could be abused. */
function isFromElsewhere({ headers, protocol, host }: FastifyRequest, publicUrl: string): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && ![new URL(publicUrl).origin, `${protocol}://${host}`].includes(origin);
}

const prefixes = ['prayerRequest', 'contactRequest', 'counselingRequest', 'prayerThanks'] as const;

function readSent(cookies: string | undefined): SentForm | null {
  const [name, reference = ''] = (parseCookie(cookies ?? '')[sentCookie] ?? '').split('.');
  const textPrefix = prefixes.find((prefix) => prefix === name);
  return textPrefix && isReference(reference) ? { textPrefix, reference } : null;
}
