import type { FastifyInstance } from 'fastify';
import { workerPath } from '../../src/lib/kept/pack';
import type { Environment } from '../environment';
import type { Site } from '../site';

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
