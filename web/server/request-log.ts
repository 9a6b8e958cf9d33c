import type { FastifyInstance } from 'fastify';

/** One line an answer. Addresses, queries, headers and bodies stay out: they may tell who somebody is. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    app.log.info({
      method: request.method,
      path: loggedPath(request.routeOptions.url, request.url),
      status: reply.statusCode,
      // From the request to the end of its answer.
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
}

/** Pages by their path; what is passed on by its prefix alone, for its paths may name somebody's entry. */
function loggedPath(route: string | undefined, url: string): string {
  if (route !== undefined && route !== '/*') return route;
  const path = url.split('?', 1)[0] ?? '/';
  return path.slice(0, 200);
}
