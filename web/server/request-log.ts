import type { FastifyInstance } from 'fastify';

/** One line for each answer, without addresses, queries, headers or bodies: they may identify a person. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    app.log.info({
      method: request.method,
      path: loggedPath(request.routeOptions.url, request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
}

/** Pages by their path, calls to the CMS by their prefix alone: their paths may name somebody's entry. */
function loggedPath(route: string | undefined, url: string): string {
  if (route !== undefined && route !== '/*') return route;
  const path = url.split('?', 1)[0] ?? '/';
  return path.slice(0, 200);
}
