import Fastify from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheResult, PageCache } from '../pages/page-cache';
import type { CallKind } from '../proxy/cms-routes';

/** Seconds: from a page out of the cache to one that waits for a CMS in trouble. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The kind of a request, in words that no visitor can add to. Kinds beginning with `cms` are passed on. */
export type RouteKind =
  'page' | 'form' | 'preview' | 'asset' | 'keeping' | `cms-${CallKind}` | 'health' | 'purge' | 'client-error' | 'none';

export type Metrics = ReturnType<typeof createMetrics>;

/** Labels have a few fixed values: one that visitors could add to would say what they asked for, and fill memory. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    responses: new Counter<'kind' | 'class'>({
      name: 'ministry_web_responses_total',
      help: 'Answers, by what was asked for and the class of their status (2xx to 5xx)',
      labelNames: ['kind', 'class'],
      registers,
    }),
    responseSeconds: new Histogram<'kind'>({
      name: 'ministry_web_response_seconds',
      help: 'Time from a request to the end of its answer',
      labelNames: ['kind'],
      buckets,
      registers,
    }),
    cacheAnswers: new Counter<'result'>({
      name: 'ministry_web_page_cache_answers_total',
      help: 'Answers of the page cache: hit, miss, shared (waited for the same page of another request), stale',
      labelNames: ['result'],
      registers,
    }),
    /** Reads the size of the page cache whenever the metrics are read. */
    watchCache(readSize: () => PageCache<object>['size']): void {
      const gauge = new Gauge<'of'>({
        name: 'ministry_web_page_cache_size',
        help: 'What is in the page cache: the number of values, and their bytes',
        labelNames: ['of'],
        registers: [],
        collect() {
          const { values, bytes } = readSize();
          this.set({ of: 'values' }, values);
          this.set({ of: 'bytes' }, bytes);
        },
      });
      registry.registerMetric(gauge);
    },
    renderSeconds: new Histogram({
      name: 'ministry_web_render_seconds',
      help: 'Time that a page took to render, without waiting for the CMS',
      buckets,
      registers,
    }),
    cmsSeconds: new Histogram<'call'>({
      name: 'ministry_web_cms_seconds',
      help: 'Time until the CMS answered: the content of a page, or a call that was passed on, by its kind',
      labelNames: ['call'],
      buckets,
      registers,
    }),
    cmsFailures: new Counter({
      name: 'ministry_web_cms_failures_total',
      help: 'Calls that were passed on and got no answer from the CMS',
      registers,
    }),
    brokenPages: new Counter<'engine'>({
      name: 'ministry_web_broken_pages_total',
      help: 'Pages that did not come alive in a browser, by its engine',
      labelNames: ['engine'],
      registers,
    }),
    logLines: new Counter<'level'>({
      name: 'ministry_web_log_lines_total',
      help: 'Lines of the log that tell of trouble, by level (warn, error)',
      labelNames: ['level'],
      registers,
    }),
  };
}

function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

export function countAnswer(metrics: Metrics, kind: RouteKind, status: number, ms: number): void {
  metrics.responses.inc({ kind, class: statusClass(status) });
  metrics.responseSeconds.observe({ kind }, ms / 1_000);
}

export function countCacheAnswer({ cacheAnswers }: Metrics, result: CacheResult): void {
  cacheAnswers.inc({ result });
}

const troubles: Readonly<Record<number, string>> = { 40: 'warn', 50: 'error', 60: 'error' };

/** By the number that pino gives a level. */
export function countLogLine({ logLines }: Metrics, level: number): void {
  const name = troubles[level];
  if (name !== undefined) logLines.inc({ level: name });
}

/** Serves the metrics on a port of their own, which nothing passes on to from outside. */
export async function startMetricsServer(
  { registry }: Metrics,
  { port, host }: { port: number; host: string },
): Promise<{ url: string; stop: () => Promise<void> }> {
  collectDefaultMetrics({ register: registry });
  const server = Fastify({ forceCloseConnections: true });
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  const url = await server.listen({ port, host });
  return { url: `${url}/metrics`, stop: () => server.close() };
}
