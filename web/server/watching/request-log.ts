import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestIdHeader, requestIdPattern, healthPath, readyPath } from '@contracts/watching';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countAnswer, type Metrics, type RouteKind } from './metrics';
import { previewStatuses, previewPrefix } from '@contracts/preview';
import { certificateCheckPage } from '../../src/features/certificate/certificate-link';
import { clientErrorPath } from '../../src/lib/client-error';
import { packPath } from '../../src/offline/pack';
import { sentPath } from '../forms/forms';
import { pageRoutes } from '../pages/pages';
import { callKind, cmsRoutes } from '../proxy/cms-routes';

const passedOn = new Set(cmsRoutes);
const previews = new Set(previewStatuses.map(previewPrefix));

const kinds: Readonly<Record<string, RouteKind>> = {
  ...Object.fromEntries(pageRoutes.map((route) => [route, 'page'])),
  [sentPath]: 'page',
  [certificateCheckPage]: 'page',
  [packPath]: 'keeping',
  '/files/modules/:slug.html': 'keeping',
  '/files/modules/:slug.svg': 'keeping',
  '/_purge': 'purge',
  [clientErrorPath]: 'client-error',
  [healthPath]: 'health',
  [readyPath]: 'health',
};

function routeKind({ routeOptions, raw }: Pick<FastifyRequest, 'routeOptions' | 'raw'>): RouteKind {
  const { url: route } = routeOptions;
  if (route === undefined) return 'none';
  if (passedOn.has(route)) return `cms-${callKind(raw)}`;
  if (previews.has(route.replace(/\/\*$/, ''))) return 'preview';
  if (raw.method === 'POST') return kinds[route] ?? 'form';
  // Everything else is a file of the build, or one for search engines.
  return kinds[route] ?? 'asset';
}

/** Names a request in the logs of both programs. Takes an id from our own proxies alone, because it is logged. */
export function requestIdMaker({ trustedProxies }: { trustedProxies: number }) {
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers[requestIdHeader];
    return trustedProxies > 0 && typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The path of the page that it asked for; null if it asked for something else. */
    page: string | null;
  }
}

type RequestLogOptions = { metrics: Metrics; onFailedAnswer: () => void };

/** Leaves out addresses, queries, headers and bodies: they may identify a person. Paths are the site's own pages'. */
export function registerRequestLog(app: FastifyInstance, { metrics, onFailedAnswer }: RequestLogOptions): void {
  app.decorateRequest('page', null);
  app.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method, page } = request;
    const { statusCode: status, elapsedTime } = reply;
    const kind = routeKind(request);
    countAnswer(metrics, kind, status, elapsedTime);
    const failed = status >= 500;
    if (failed && kind !== 'health') onFailedAnswer();
    // Every few seconds somebody asks whether the program is well, and ten times a second while it starts.
    if (kind !== 'health' && (failed || kind !== 'purge')) {
      app.log.info({
        requestId,
        method,
        kind,
        ...(page === null ? {} : { page }),
        status,
        ms: Math.round(elapsedTime),
      });
    }
    done();
  });
  // Whoever reports a failure can say which it was.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode >= 500) reply.header(requestIdHeader, request.id);
    done(null, payload);
  });
  // Errors that a handler expected have been logged there. Fastify would log address and query with others.
  app.addHook('onError', (request, _reply, error, done) => {
    if ((error.statusCode ?? 500) >= 500) app.log.error({ requestId: request.id, err: error }, 'a call failed');
    done();
  });
}
