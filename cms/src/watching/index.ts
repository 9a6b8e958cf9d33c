import type { Core } from '@strapi/strapi';
import { startMetricsServer } from './metrics-server';
import { serveReadiness } from './readiness';
import { logRequests } from './request-log';
import { measureDatabasePool, measureShared } from './shared-metrics';
import { serveSiteState } from './site-state';
import { receiveReports } from './web-servers';

export type { MetricsSettings } from './metrics-server';

let stop = () => Promise.resolve();

export function register(strapi: Core.Strapi): void {
  logRequests(strapi);
  serveReadiness(strapi);
  receiveReports(strapi);
  serveSiteState(strapi);
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
