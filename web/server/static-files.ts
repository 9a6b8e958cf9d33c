import { readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { workerPath } from '../src/offline/pack';
import type { Environment } from './environment';
import type { Site } from './site';

/** Takes the worker's place when keeping is off: browsers ask for its script at every visit, and this clears all. */
const farewellScript = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('kept-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
})()));
`;

type WorkerOptions = { environment: Pick<Environment, 'offlineReading'>; site: Pick<Site, 'clientDirectory'> };

export function registerWorker(app: FastifyInstance, { environment, site }: WorkerOptions): void {
  const { clientDirectory } = site;
  if (!clientDirectory) return;
  app.get(workerPath, (_request, reply) => {
    reply.headers({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache' });
    if (environment.offlineReading)
      return reply.sendFile(workerPath.slice(1), clientDirectory, { cacheControl: false });
    return reply.type('text/javascript; charset=utf-8').send(farewellScript);
  });
}

/** Built assets, whose names change with their content, and the few files that browsers look for at the root. */
export function registerStaticFiles(app: FastifyInstance, clientDirectory: string): void {
  app.register((assets, _options, done) => {
    assets.addHook('onRequest', (_request, reply, next) => {
      reply.header('X-Content-Type-Options', 'nosniff');
      // A cache in between must not send compressed bytes to a client that did not accept them.
      reply.header('Vary', 'Accept-Encoding');
      next();
    });
    assets.register(fastifyStatic, {
      root: path.join(clientDirectory, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      index: false,
      preCompressed: true,
      decorateReply: false,
    });
    done();
  });
  // For `reply.sendFile` in the routes below; it serves nothing itself.
  app.register(fastifyStatic, { root: clientDirectory, serve: false });
  // Browsers ask for this where no page names an icon.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
  for (const entry of readdirSync(clientDirectory, { withFileTypes: true })) {
    // The worker has a route of its own.
    if (!entry.isFile() || `/${entry.name}` === workerPath) continue;
    app.get(`/${entry.name}`, (_request, reply) =>
      reply.sendFile(entry.name, clientDirectory, { maxAge: '1d', immutable: false }),
    );
  }
}
