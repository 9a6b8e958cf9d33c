import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestHeaders, responseHeaders } from './headers';
import { cmsRoutes } from './prefixes';

/** Long enough for an upload to be stored and its sizes to be made. */
const answerTimeout = 120_000;

/** Passes on to the CMS what is the CMS's, as it comes: bodies are streamed both ways and never looked at. */
export function registerProxy(app: FastifyInstance, cmsUrl: string): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    await scope.register(replyFrom, {
      base: cmsUrl,
      disableRequestLogging: true,
      undici: { connections: 64, keepAliveTimeout: 4_000, headersTimeout: answerTimeout, bodyTimeout: answerTimeout },
    });
    for (const route of cmsRoutes) scope.all(route, passOn);
  });
}

function passOn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.from(undefined, {
    // A kept connection may be closed by the other side just then: reading is tried once more, and an answer never.
    retriesCount: 1,
    rewriteRequestHeaders: (_request, headers) =>
      requestHeaders(headers, { address: request.ip, protocol: request.protocol, host: request.host }),
    rewriteHeaders: responseHeaders,
    onError: (_reply, { error }) => {
      request.log.warn({ err: error }, 'the CMS did not answer');
      sendFailure(reply, isTimeout(error) ? 504 : 502);
    },
  });
}

function isTimeout(error: Error): boolean {
  return 'statusCode' in error && error.statusCode === 504;
}

const failures = {
  502: { name: 'BadGatewayError', message: 'The content service does not answer at the moment' },
  504: { name: 'GatewayTimeoutError', message: 'The content service took too long to answer' },
} as const;

/** In the shape of the CMS's own errors, so that callers need to know only one. */
function sendFailure(reply: FastifyReply, status: keyof typeof failures): void {
  reply
    .code(status)
    .headers({ 'Retry-After': '5', 'Cache-Control': 'no-store' })
    .send({ data: null, error: { status, ...failures[status], details: {} } });
}
