import { fork } from 'node:child_process';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createLoad } from './load';
import { median } from './statistics';

const rounds = 3;

export type Throughput = {
  route: string;
  cachedPerSecond: number;
  plainPerSecond: number;
  ratio: number;
  /** The load generator. */
  generator: string;
  uncachedPerSecond: number;
  errors: number;
};

const headers = { 'accept-encoding': 'br' };

type Page = { body: Buffer; headers: Record<string, string> };

/** The page as it goes over the wire, still compressed, so that both servers send the same bytes. */
function fetchRaw(address: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    request(address, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const headers: Record<string, string> = {};
        for (const name of Object.keys(response.headers)) {
          const value = response.headers[name];
          if (
            typeof value === 'string' &&
            !['content-length', 'connection', 'date', 'keep-alive', 'transfer-encoding'].includes(name)
          ) {
            headers[name] = value;
          }
        }
        resolve({ body: Buffer.concat(chunks), headers });
      });
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

async function startPlainServer(page: Page): Promise<{ port: number; stop(): void }> {
  const child = fork(fileURLToPath(new URL('./plain-server.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    child.once('error', reject);
    child.send({ body: page.body.toString('base64'), headers: page.headers });
  });
  return { port, stop: () => child.disconnect() };
}

/** Renders per second: the cache is purged before each request. */
async function measureUncached(origin: string, route: string, purgeSecret: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    await fetch(`${origin}/_purge`, { method: 'POST', headers: { authorization: `Bearer ${purgeSecret}` } });
    const start = performance.now();
    await fetchRaw(`${origin}${route}`);
    times.push(performance.now() - start);
  }
  return 1000 / median(times);
}

/** Requests per second of a cached page beside a plain server sending the same bytes, in alternating rounds. */
export async function measureThroughput(origin: string, route: string, purgeSecret: string): Promise<Throughput> {
  const uncachedPerSecond = await measureUncached(origin, route, purgeSecret);
  const page = await fetchRaw(`${origin}${route}`);
  const plain = await startPlainServer(page);
  const { generator, load } = createLoad(headers);
  try {
    const cachedRuns: number[] = [];
    const plainRuns: number[] = [];
    let errors = 0;
    for (let round = 0; round < rounds; round += 1) {
      const cached = await load(`${origin}${route}`);
      cachedRuns.push(cached.perSecond);
      errors += cached.errors;
      plainRuns.push((await load(`http://127.0.0.1:${plain.port}/`)).perSecond);
    }
    const cachedPerSecond = median(cachedRuns);
    const plainPerSecond = median(plainRuns);
    return {
      route,
      cachedPerSecond: Math.round(cachedPerSecond),
      plainPerSecond: Math.round(plainPerSecond),
      ratio: Number((cachedPerSecond / plainPerSecond).toFixed(2)),
      generator,
      uncachedPerSecond: Number(uncachedPerSecond.toFixed(1)),
      errors,
    };
  } finally {
    plain.stop();
  }
}
