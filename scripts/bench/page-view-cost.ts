import { join } from 'node:path';
import autocannon from 'autocannon';
import { visitsPath } from '../../cms/src/api/page-view/contract';
import { waitUntilReady } from '../lib/health';
import { freePorts } from '../lib/ports';
import { processorMs } from '../lib/process-usage';
import { ROOT } from '../lib/root';
import { startService, type Service } from '../lib/service';
import type { Stack } from '../lib/stack';
import { call, signIn, valueAt } from '../lib/call-cms';
import { createLoad } from './load';
import { median } from './statistics';

const rounds = 7;
const requestsPerServer = 5_000;
/** Robots would not be counted. */
const headers = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile' };
const page = '/about';

export type PageViewCost = {
  /** Processor time for each request. */
  countedMicroseconds: number;
  uncountedMicroseconds: number;
  /** Pages per processor second, counted to uncounted. */
  ratio: number;
  /** Sent to two web servers, and what the CMS then says. */
  sent: number;
  stored: number;
};

type WebServer = { url: string; service: Service };

async function startWebServer(cmsUrl: string, purgeSecret: string): Promise<WebServer> {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    CMS_URL: cmsUrl,
    PURGE_SECRET: purgeSecret,
    LOG_LEVEL: 'warn',
  };
  const program = { args: ['dist/server/main.js'], cwd: join(ROOT, 'web'), env };
  const service = startService('web', program, () => undefined);
  await waitUntilReady(service, url);
  return { url, service };
}

async function storedViews({ cmsUrl, admin }: Stack): Promise<number> {
  const content = valueAt(await call(cmsUrl + visitsPath, { headers: await signIn(cmsUrl, admin) }), 'content');
  if (!Array.isArray(content)) throw new Error('The CMS answered something other than visits');
  return Number(
    valueAt(
      content.find((one: unknown) => valueAt(one, 'name') === page),
      'en',
    ) ?? 0,
  );
}

async function sendTo({ url }: WebServer): Promise<void> {
  await autocannon({ url: url + page, connections: 20, amount: requestsPerServer, headers });
}

/** How many of the requests to two web servers the CMS knows of once they have ended and stored their sums. */
async function countOverTwoServers(stack: Stack, purgeSecret: string): Promise<number> {
  const before = await storedViews(stack);
  const servers = [await startWebServer(stack.cmsUrl, purgeSecret), await startWebServer(stack.cmsUrl, purgeSecret)];
  try {
    await Promise.all(servers.map(sendTo));
  } finally {
    await Promise.all(servers.map(({ service }) => service.stop()));
  }
  return (await storedViews(stack)) - before;
}

function processorTime({ service }: WebServer): number {
  const ms = processorMs(service.pid ?? 0);
  if (ms === undefined) throw new Error('The web server has ended');
  return ms * 1000;
}

/**
 * Processor time for each request, of a server that counts and one that does not, in alternating rounds. Requests per
 * second would differ more between two rounds than between the two servers.
 */
export async function measurePageViewCost(stack: Stack, purgeSecret: string): Promise<PageViewCost> {
  const stored = await countOverTwoServers(stack, purgeSecret);
  const counting = await startWebServer(stack.cmsUrl, purgeSecret);
  // Without the secret it does not count.
  const plain = await startWebServer(stack.cmsUrl, '');
  const { load } = createLoad(headers);
  const costOfRound = async (server: WebServer): Promise<number> => {
    const before = processorTime(server);
    const { requests } = await load(server.url + page);
    return (processorTime(server) - before) / requests;
  };
  try {
    const costs = { counting: [] as number[], plain: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      const [counted, uncounted] = [await costOfRound(counting), await costOfRound(plain)];
      // The first round warms both up.
      if (round === 0) continue;
      costs.counting.push(counted);
      costs.plain.push(uncounted);
    }
    const [counted, uncounted] = [median(costs.counting), median(costs.plain)];
    return {
      countedMicroseconds: Number(counted.toFixed(1)),
      uncountedMicroseconds: Number(uncounted.toFixed(1)),
      ratio: Number((uncounted / counted).toFixed(3)),
      sent: 2 * requestsPerServer,
      stored,
    };
  } finally {
    await Promise.all([counting, plain].map(({ service }) => service.stop()));
  }
}
