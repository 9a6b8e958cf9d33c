import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { Counter, Histogram } from 'prom-client';
import { filePaths } from '../contracts/asset';
import { requestIdHeader, requestIdPattern } from '../contracts/watching';
import { registry } from '../lib/metrics';
import { runWithRequestId } from '../lib/log-format';

type CallKind = 'form' | 'file' | 'content' | 'panel' | 'inside' | 'none';

const forms = /^\/api\/(?:(?:prayer|contact|counseling)-requests|prayer-thanks)$/;

/** `route` is the pattern. `inside`: the web server and whoever watches. `none`: no route. */
function callKind(method: string, route: string | undefined): CallKind {
  if (route === undefined) return 'none';
  if (method === 'POST' && forms.test(route)) return 'form';
  if (filePaths.test(route)) return 'file';
  if (route.startsWith('/api')) return 'content';
  return route.startsWith('/_') ? 'inside' : 'panel';
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const responses = new Counter<'kind' | 'class'>({
  name: 'ministry_cms_responses_total',
  help: 'Answers, by the kind of call and the class of their status (2xx to 5xx)',
  labelNames: ['kind', 'class'],
  registers: [registry],
});

const responseSeconds = new Histogram<'kind'>({
  name: 'ministry_cms_response_seconds',
  help: 'Time until an answer began',
  labelNames: ['kind'],
  buckets,
  registers: [registry],
});

/** Logs the route's pattern, not the address, and nothing of who asked. A call without an id gets its own. */
export function logRequests(strapi: Core.Strapi): void {
  strapi.server.use((ctx: Context, next: Next) => {
    const given = ctx.get(requestIdHeader);
    const id = requestIdPattern.test(given) ? given : randomUUID();
    const began = performance.now();
    return runWithRequestId(id, async () => {
      try {
        await next();
      } finally {
        record(strapi, ctx, performance.now() - began);
      }
    });
  });
}

function record(strapi: Core.Strapi, ctx: Context, ms: number): void {
  const { method, status } = ctx;
  const pattern: unknown = ctx['_matchedRoute'];
  const route = typeof pattern === 'string' ? pattern : undefined;
  const kind = callKind(method, route);
  responses.inc({ kind, class: `${Math.floor(status / 100)}xx` });
  responseSeconds.observe({ kind }, ms / 1_000);
  // The web servers ask every few seconds.
  if (kind === 'inside' && status < 500) return;
  strapi.log.info('answered', { method, kind, route, status, ms: Math.round(ms) });
}
