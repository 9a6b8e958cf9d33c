import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics } from 'prom-client';
import { registry } from '../lib/metrics';
import type { Job } from '../lib/schedule';
import { checkCertificate } from './certificate';
import { checkLinks } from './links';
import { serveReadiness } from './readiness';
import { logRequests } from './request-log';
import { measureDatabasePool, measureShared } from './shared-metrics';
import { serveSiteState } from './site-state';
import { receiveReports } from './web-servers';

export type MetricsSettings = { port: number | null; host: string };

/** Serves the metrics on a port of their own, which nothing passes on to from outside. Resolves with its end. */
async function startMetricsServer(strapi: Core.Strapi): Promise<() => Promise<void>> {
  const { port, host }: MetricsSettings = strapi.config.get('site.metrics');
  if (port === null) return () => Promise.resolve();
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

let stop = () => Promise.resolve();

export function register(strapi: Core.Strapi): void {
  logRequests(strapi);
  serveReadiness(strapi);
  receiveReports(strapi);
  serveSiteState(strapi);
}

export function jobs(strapi: Core.Strapi): readonly Job[] {
  const pollMs: number = strapi.config.get('site.upkeep.pollMs');
  return [checkLinks(pollMs), checkCertificate(pollMs)];
}

/** Starts when the server listens, because commands load the same program without a server. */
export function scheduleMetrics(strapi: Core.Strapi): void {
  strapi.server.httpServer.once('listening', () => {
    measureShared(strapi);
    measureDatabasePool(strapi);
    startMetricsServer(strapi).then(
      (end) => (stop = end),
      (error: unknown) => strapi.stopWithError(error, 'The port of the metrics cannot be used'),
    );
  });
}

export async function destroy(): Promise<void> {
  await stop();
}
