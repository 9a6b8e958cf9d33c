import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Dispatcher } from 'undici';
import { hasBody } from '../http-server';
import { networkOf } from '../network';
import { Shares } from '../shares';
import { AnswerBuffers } from './answer-buffers';
import { bodyLimits, isRead, kindOf, type CallKind } from './calls';
import { ConnectionPool } from './connection-pool';
import { requestHeaders, responseHeaders } from './headers';
import { cmsRoutes } from './prefixes';
import { Refusal, sendRefusal } from './refusal';
import { readBody, streamBody } from './request-body';

/** Bytes of small bodies that are held at once, and those of one address among them. */
const formMemory = { all: 32 * 2 ** 20, each: 2 * 2 ** 20 };
const otherMemory = { all: 64 * 2 ** 20, each: 4 * 2 ** 20 };

type Body = { content: Buffer | Readable | null; release: () => void };
const noBody: Body = { content: null, release: () => undefined };

/** Passes on to the CMS what is the CMS's, as it comes: bodies are never looked at. */
export function registerProxy(app: FastifyInstance, cmsUrl: string): void {
  const pools: Readonly<Record<CallKind, ConnectionPool>> = {
    form: new ConnectionPool(cmsUrl, 'form'),
    upload: new ConnectionPool(cmsUrl, 'upload'),
    file: new ConnectionPool(cmsUrl, 'file'),
    other: new ConnectionPool(cmsUrl, 'other'),
  };
  const formBodies = new Shares(formMemory.all, formMemory.each);
  const otherBodies = new Shares(otherMemory.all, otherMemory.each);
  const answers = new AnswerBuffers();

  async function passOn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const kind = kindOf(request.raw);
    const owner = networkOf(request.ip);
    const visitorGone = signalWhenGone(reply);
    let body = noBody;
    try {
      body = await takeBody(request.raw, kind, owner);
      const answer = await pools[kind].request({
        owner,
        visitorGone,
        method: request.method as Dispatcher.HttpMethod,
        path: request.raw.url ?? '/',
        headers: headersFor(request, body.content),
        body: body.content,
      });
      return sendAnswer(reply, owner, answer);
    } catch (error) {
      if (body.content !== null && 'destroy' in body.content) body.content.destroy();
      if (visitorGone.aborted) return reply.hijack();
      const refusal = refusalFor(error);
      if (refusal.status >= 500) request.log.warn({ err: error }, 'the CMS did not answer');
      return sendRefusal(reply, refusal);
    } finally {
      body.release();
    }
  }

  async function takeBody(source: IncomingMessage, kind: CallKind, owner: string): Promise<Body> {
    // A body of a reading request means nothing (RFC 9110, 9.3.1).
    if (isRead(source.method) || !hasBody(source)) return noBody;
    if (kind === 'upload') {
      // Whether the account may is for the CMS to say, which asks before it reads the files.
      if (source.headers.authorization === undefined) throw new Refusal(401);
      return { content: await streamBody(source), release: () => undefined };
    }
    const shares = kind === 'form' ? formBodies : otherBodies;
    const { bytes, release } = await readBody(source, bodyLimits[kind], { shares, owner });
    return { content: bytes, release };
  }

  function sendAnswer(reply: FastifyReply, owner: string, answer: Dispatcher.ResponseData): FastifyReply {
    const { statusCode, headers, body } = answer;
    if (reply.raw.destroyed) {
      body.destroy();
      return reply.hijack();
    }
    return reply
      .code(statusCode)
      .headers(responseHeaders(headers))
      .send(answers.buffer(body, Number(headers['content-length']), { visitor: reply.raw, owner }));
  }

  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // Bodies are taken by `passOn`, once it is known what they are for.
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    scope.addHook('onClose', async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.close()));
    });
    for (const route of cmsRoutes) scope.all(route, passOn);
    done();
  });
}

function signalWhenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

function headersFor(request: FastifyRequest, body: Body['content']) {
  const { host: _host, 'content-length': length, ...headers } = request.headers;
  const caller = { address: request.ip, protocol: request.protocol, host: request.host };
  const isStream = body !== null && !Buffer.isBuffer(body);
  return { ...requestHeaders(headers, caller), ...(isStream && length !== undefined ? { 'content-length': length } : {}) };
}

function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof errors.InvalidArgumentError) return new Refusal(400, { cause: error });
  const isTimeout = error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;
  return new Refusal(isTimeout ? 504 : 502, { cause: error });
}
