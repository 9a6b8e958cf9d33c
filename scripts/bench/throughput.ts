import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import { fetchCompressed } from '../lib/brotli-bytes';
import { median } from './statistics';

const rounds = 3;
const headers = { 'accept-encoding': 'br' };
const ownHeaders = ['content-length', 'connection', 'date', 'keep-alive', 'transfer-encoding'];

export type Throughput = Awaited<ReturnType<typeof measureThroughput>>;

/** The reference: Node's own HTTP server, which answers with the bytes of one page and nothing else. */
async function startPlainServer(page: Awaited<ReturnType<typeof fetchCompressed>>) {
  const sent = Object.fromEntries(Object.entries(page.headers).filter(([name]) => !ownHeaders.includes(name)));
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...sent, 'content-length': page.body.length });
    response.end(page.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

/**
 * 50 connections for five seconds, from a thread of its own. autocannon takes more of the processor than either server,
 * so the ratio falls less than a page gets slower.
 */
async function load(url: string): Promise<{ perSecond: number; errors: number }> {
  const { requests, errors, non2xx } = await autocannon({ url, headers, connections: 50, duration: 5, workers: 1 });
  return { perSecond: requests.average, errors: errors + non2xx };
}

/** Renders per second: the cache is purged before each request. */
async function measureUncached(origin: string, route: string, purgeSecret: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    await fetch(`${origin}/_purge`, { method: 'POST', headers: { authorization: `Bearer ${purgeSecret}` } });
    const start = performance.now();
    await fetchCompressed(`${origin}${route}`);
    times.push(performance.now() - start);
  }
  return 1000 / median(times);
}

/** Requests per second of a cached page beside a plain server sending the same bytes, in alternating rounds. */
export async function measureThroughput(origin: string, route: string, purgeSecret: string) {
  const uncachedPerSecond = await measureUncached(origin, route, purgeSecret);
  const plain = await startPlainServer(await fetchCompressed(`${origin}${route}`));
  const cachedRuns: number[] = [];
  const plainRuns: number[] = [];
  let errors = 0;
  for (let round = 0; round < rounds; round += 1) {
    const cached = await load(`${origin}${route}`);
    cachedRuns.push(cached.perSecond);
    errors += cached.errors;
    plainRuns.push((await load(plain.url)).perSecond);
  }
  plain.stop();
  return {
    route,
    cachedPerSecond: Math.round(median(cachedRuns)),
    plainPerSecond: Math.round(median(plainRuns)),
    ratio: Number((median(cachedRuns) / median(plainRuns)).toFixed(2)),
    uncachedPerSecond: Number(uncachedPerSecond.toFixed(1)),
    errors,
  };
}
