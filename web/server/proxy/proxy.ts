import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { requestIdHeader } from '@contracts/watching';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Dispatcher, errors } from 'undici';
import { type FairQueue, type Visitor, visitorOf } from '../fair-queue';
import { hasBody } from '../http-server';
import { acceptedEncoding, type Encoding } from '../pages/compression';
import type { Metrics } from '../watching/metrics';
import { AnswerBuffers } from './answer-buffers';
import { BodyMemory } from './body-memory';
import { bodyLimits, callKind, type CallKind, cmsMethods, cmsRoutes, isRead } from './cms-routes';
import { ConnectionPool } from './connection-pool';
import { requestHeaders, responseHeaders } from './headers';
import { Refusal, refusalDelayMs, sendRefusal } from './refusal';
import { readBody, streamBody } from './request-body';

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)\b|image\/svg\+xml\b)/;
/** Shorter ones hardly shrink. */
const shortest = 1_024;

type Answer = { statusCode: number; headers: IncomingHttpHeaders; body: Readable };

const compressors: Readonly<Record<Exclude<Encoding, 'identity'>, (length: number) => Transform>> = {
  // A quality that is quick enough to do for every answer.
  br: (length) =>
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: length },
    }),
  gzip: () => createGzip({ level: 6 }),
};

/** Compresses a whole text of known length. Parts of files, pictures, and what comes in pieces stay as they are. */
function compressAnswer(answer: Answer, encoding: Encoding): Answer {
  const { statusCode, headers, body } = answer;
  const length = Number(headers['content-length']);
  const isText = statusCode === 200 && compressible.test(headers['content-type'] ?? '') && length >= shortest;
  if (!isText || headers['content-encoding'] !== undefined) return answer;
  const { 'content-length': _length, etag, vary, ...others } = headers;
  const varied = { ...others, vary: vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding` };
  if (encoding === 'identity') return { statusCode, headers: { ...headers, ...varied }, body };
  return {
    statusCode,
    headers: {
      ...varied,
      'content-encoding': encoding,
      // Weak, because the same tag stands for the uncompressed bytes.
      ...(etag === undefined ? {} : { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
    },
    // An answer that breaks off is destroyed with its error, which ends the connection to the visitor too.
    body: pipeline(body, compressors[encoding](length), () => undefined),
  };
}

type Body = { content: Buffer | Readable | null; release: () => void };
const noBody: Body = { content: null, release: () => undefined };

export type ProxyOptions = {
  cmsUrls: readonly string[];
  metrics: Metrics;
  contentQueue: FairQueue;
  forms: FormLane;
};

/** What forms have to themselves, however they are sent. */
export type FormLane = { pool: ConnectionPool; certificates: ConnectionPool; bodies: BodyMemory };

export function createFormLane({ cmsUrls, metrics }: Pick<ProxyOptions, 'cmsUrls' | 'metrics'>): FormLane {
  const poolOf = (call: CallKind) => createPool(cmsUrls, call, metrics);
  return { pool: poolOf('form'), certificates: poolOf('certificate'), bodies: new BodyMemory() };
}

function createPool(cmsUrls: readonly string[], call: CallKind, metrics: Metrics, queue?: FairQueue): ConnectionPool {
  return new ConnectionPool(cmsUrls, call, (ms) => metrics.cmsSeconds.observe({ call }, ms / 1_000), queue);
}

/** Shorter than the CMS keeps an idle connection. */
const openFormsEveryMs = 4 * 60_000;

/** Forwards what belongs to the CMS, without looking into bodies. */
export function registerProxy(app: FastifyInstance, { cmsUrls, metrics, contentQueue, forms }: ProxyOptions): void {
  const poolOf = (call: CallKind, queue?: FairQueue) => createPool(cmsUrls, call, metrics, queue);
  const pools: Readonly<Record<CallKind, ConnectionPool>> = {
    form: forms.pool,
    certificate: forms.certificates,
    upload: poolOf('upload'),
    file: poolOf('file'),
    content: poolOf('content', contentQueue),
    account: poolOf('account'),
    'sign-in': poolOf('sign-in'),
  };
  const otherBodies = new BodyMemory();
  const answers = new AnswerBuffers();

  async function forward(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const kind = callKind(request.raw);
    const visitor = visitorOf(request, reply);
    const { networks, gone } = visitor;
    const answer = await callCms(request, kind, visitor).catch((error: unknown) => refusalFor(error));
    if (answer instanceof Refusal && answer.status === 429) await setTimeout(refusalDelayMs);
    if (gone.aborted) {
      if (!(answer instanceof Refusal)) answer.body.destroy();
      return reply.hijack();
    }
    if (!(answer instanceof Refusal)) {
      const isHead = request.method === 'HEAD';
      const { statusCode, headers, body } = isHead ? answer : compressAnswer(answer, acceptedEncoding(request.headers));
      const reader = {
        visitor: reply.raw,
        owner: networks.network,
        hasWaiting: () => pools[kind].hasWaiting(networks),
      };
      reply.code(statusCode).headers(responseHeaders(headers));
      return reply.send(answers.buffer(body, Number(headers['content-length']), reader));
    }
    if (answer.cause !== undefined) {
      metrics.cmsFailures.inc();
      request.log.warn({ requestId: request.id, err: answer.cause }, 'the CMS did not answer');
    }
    return sendRefusal(reply, answer);
  }

  async function callCms(request: FastifyRequest, kind: CallKind, visitor: Visitor): Promise<Dispatcher.ResponseData> {
    const { content, release } = await receiveBody(request.raw, kind, visitor.networks.network);
    try {
      return await pools[kind].request({
        ...visitor,
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

  async function receiveBody(source: IncomingMessage, kind: CallKind, owner: string): Promise<Body> {
    // The body of a GET has no meaning (RFC 9110, 9.3.1).
    if (isRead(source.method) || !hasBody(source)) return noBody;
    // Browsers declare the length. Chunks of one byte would cost a hundred times what they carry.
    if (source.headers['content-length'] === undefined) throw new Refusal(411);
    if (kind === 'upload') {
      // The CMS checks the account before it reads the files.
      if (source.headers.authorization === undefined) throw new Refusal(401);
      return { content: await streamBody(source), release: () => undefined };
    }
    if (Number(source.headers['content-length']) > bodyLimits[kind]) throw new Refusal(413);
    const { bytes, release } = await readBody(source, kind === 'form' ? forms.bodies : otherBodies, owner);
    return { content: bytes, release };
  }

  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // `forward` receives the body itself, by kind of call.
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    const timer = setInterval(() => void pools.form.open(), openFormsEveryMs).unref();
    scope.addHook('onClose', async () => {
      clearInterval(timer);
      await Promise.all(Object.values(pools).map((pool) => pool.close()));
    });
    for (const url of cmsRoutes) scope.route({ method: [...cmsMethods], url, handler: forward });
    done();
  });
}

function headersFor(request: FastifyRequest, body: Body['content']) {
  const { 'content-length': length } = request.headers;
  const caller = { address: request.ip, protocol: request.protocol, host: request.host };
  const isStream = body !== null && !Buffer.isBuffer(body);
  return {
    ...requestHeaders(request.headers, caller),
    [requestIdHeader]: request.id,
    ...(isStream && length !== undefined ? { 'content-length': length } : {}),
  };
}

function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof errors.InvalidArgumentError) return new Refusal(400, { cause: error });
  const isTimeout = error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;
  return new Refusal(isTimeout ? 504 : 502, { cause: error });
}
