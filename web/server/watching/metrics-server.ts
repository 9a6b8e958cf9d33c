import Fastify from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { MetricsAddress } from '../environment';
import type { Metrics } from './metrics';

/** Serves the metrics on a port of their own, which nothing passes on to from outside. */
export async function startMetricsServer(
  { registry }: Metrics,
  { port, host }: MetricsAddress,
): Promise<{ url: string; stop: () => Promise<void> }> {
  collectDefaultMetrics({ register: registry });
  const server = Fastify({ forceCloseConnections: true });
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  const url = await server.listen({ port, host });
  return { url: `${url}/metrics`, stop: () => server.close() };
}
