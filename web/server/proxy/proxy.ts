import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Dispatcher } from 'undici';
import { hasBody } from '../http-server';
import { networksOf, type Networks } from '../network';
import { AnswerBuffers, type Reader } from './answer-buffers';
import { BodyMemory } from './body-memory';
import { bodyLimits, isRead, kindOf, type CallKind } from './calls';
import { ConnectionPool } from './connection-pool';
import { requestHeaders, responseHeaders } from './headers';
import { cmsRoutes } from './prefixes';
import { Refusal, sendRefusal } from './refusal';
import { readBody, streamBody } from './request-body';

type Body = { content: Buffer | Readable | null; release: () => void };
const noBody: Body = { content: null, release: () => undefined };

/** Whoever asks for too much at once waits for the refusal too: answered at once, he would ask again at once. */
const slowDown = 1_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Passes on to the CMS what is the CMS's, as it comes: bodies are never looked at. */
export function registerProxy(app: FastifyInstance, cmsUrl: string): void {
  const pools: Readonly<Record<CallKind, ConnectionPool>> = {
    form: new ConnectionPool(cmsUrl, 'form'),
    upload: new ConnectionPool(cmsUrl, 'upload'),
    file: new ConnectionPool(cmsUrl, 'file'),
    other: new ConnectionPool(cmsUrl, 'other'),
  };
  const formBodies = new BodyMemory();
  const otherBodies = new BodyMemory();
  const answers = new AnswerBuffers();

  async function passOn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const kind = kindOf(request.raw);
    const networks = networksOf(request.ip);
    const visitorGone = signalWhenGone(reply);
    const answer = await ask(request, { kind, networks, visitorGone }).catch((error: unknown) => refusalFor(error));
    if (answer instanceof Refusal && answer.status === 429) await pause(slowDown);
    if (visitorGone.aborted) {
      if (!(answer instanceof Refusal)) answer.body.destroy();
      return reply.hijack();
    }
    if (!(answer instanceof Refusal)) {
      return sendAnswer(reply, answer, {
        owner: networks.network,
        isWaitedFor: () => pools[kind].isWaitedFor(networks),
      });
    }
    if (answer.cause !== undefined) request.log.warn({ err: answer.cause }, 'the CMS did not answer');
    return sendRefusal(reply, answer);
  }

  async function ask(
    request: FastifyRequest,
    { kind, networks, visitorGone }: { kind: CallKind; networks: Networks; visitorGone: AbortSignal },
  ): Promise<Dispatcher.ResponseData> {
    const { content, release } = await takeBody(request.raw, kind, networks.network);
    try {
      return await pools[kind].request({
        networks,
        visitorGone,
        method: request.method,
        path: request.raw.url ?? '/',
        headers: headersFor(request, content),
        body: content,
      });
    } catch (error) {
      if (content !== null && 'destroy' in content) content.destroy();
      throw error;
    } finally {
      release();
    }
  }

  async function takeBody(source: IncomingMessage, kind: CallKind, owner: string): Promise<Body> {
    // A body of a reading request means nothing (RFC 9110, 9.3.1).
    if (isRead(source.method) || !hasBody(source)) return noBody;
    // Browsers tell the length. Without it, pieces of one byte would cost a hundred times what is sent.
    if (source.headers['content-length'] === undefined) throw new Refusal(411);
    if (kind === 'upload') {
      // Whether the account may is for the CMS to say, which asks before it reads the files.
      if (source.headers.authorization === undefined) throw new Refusal(401);
      return { content: await streamBody(source), release: () => undefined };
    }
    if (Number(source.headers['content-length']) > bodyLimits[kind]) throw new Refusal(413);
    const { bytes, release } = await readBody(source, kind === 'form' ? formBodies : otherBodies, owner);
    return { content: bytes, release };
  }

  function sendAnswer(
    reply: FastifyReply,
    { statusCode, headers, body }: Dispatcher.ResponseData,
    reader: Omit<Reader, 'visitor'>,
  ): FastifyReply {
    return reply
      .code(statusCode)
      .headers(responseHeaders(headers))
      .send(answers.buffer(body, Number(headers['content-length']), { visitor: reply.raw, ...reader }));
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
  return {
    ...requestHeaders(headers, caller),
    ...(isStream && length !== undefined ? { 'content-length': length } : {}),
  };
}

function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof errors.InvalidArgumentError) return new Refusal(400, { cause: error });
  const isTimeout = error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;
  return new Refusal(isTimeout ? 504 : 502, { cause: error });
}
