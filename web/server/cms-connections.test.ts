import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app';
import { fetchFromAnyCms } from './cms-connections';
import { readEnvironment } from './environment';
import { contentSite } from './testing/content-site';
import { startServer, type RunningServer } from './testing/start-server';

type Call = { method: string | undefined; key: string | undefined; body: string };

/** A CMS that remembers what it was asked. */
type Cms = RunningServer & { calls: Call[]; answer: RequestListener };

const answerWell: RequestListener = (request, response) =>
  response.writeHead(request.method === 'POST' ? 201 : 200, { 'Content-Type': 'application/json' }).end('{"data":[]}');
const breakOff: RequestListener = (request) => request.socket.destroy();

async function startCms(): Promise<Cms> {
  const calls: Call[] = [];
  const server = await startServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const key = request.headers['idempotency-key'];
      calls.push({ method: request.method, key: typeof key === 'string' ? key : undefined, body });
      cms.answer(request, response);
    });
  });
  const cms: Cms = { ...server, calls, answer: answerWell };
  return cms;
}

const outside = getGlobalDispatcher();
let first: Cms;
let second: Cms;

beforeEach(async () => {
  [first, second] = [await startCms(), await startCms()];
});
afterEach(async () => {
  setGlobalDispatcher(outside);
  await Promise.all([first.stop(), second.stop()]);
});

/** How many times as long the same may take: a busy machine slows both down, and waiting for a connection takes far longer. */
const longest = 10;

async function duration(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const many = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

describe('what pages read', () => {
  const read = async () => (await fetch(`${first.url}/api/articles`)).status;

  beforeEach(() => fetchFromAnyCms([first.url, second.url]));

  it('comes from both CMSes in turn', async () => {
    expect(await many(20, read)).toEqual(Array(20).fill(200));
    expect(first.calls.length).toBeGreaterThanOrEqual(5);
    expect(second.calls.length).toBeGreaterThanOrEqual(5);
  });

  it.each([
    ['first', () => first],
    ['second', () => second],
  ])('comes from the other without a wait when the %s is gone', async (_which, gone) => {
    await many(20, read);
    const usual = await duration(() => many(200, read));
    await gone().stop();
    const without = await duration(async () => expect(await many(200, read)).toEqual(Array(200).fill(200)));
    expect(without / usual).toBeLessThan(longest);
  });

  it('comes from the other when one breaks off', async () => {
    first.answer = breakOff;
    expect(await many(20, read)).toEqual(Array(20).fill(200));
  });

  it('fails when both are gone', async () => {
    await Promise.all([first.stop(), second.stop()]);
    await expect(read()).rejects.toThrow('fetch failed');
  });

  it('is an answer even if it is a refusal, and what is addressed elsewhere stays there', async () => {
    first.answer = second.answer = (_request, response) => response.writeHead(503).end();
    expect(await read()).toBe(503);
    expect(first.calls.length + second.calls.length).toBe(1);
    const elsewhere = await startServer((_request, response) => response.end('elsewhere'));
    expect(await (await fetch(elsewhere.url)).text()).toBe('elsewhere');
    await elsewhere.stop();
  });
});

describe('what visitors send', () => {
  let app: FastifyInstance;
  let site: string;

  beforeEach(async () => {
    const environment = readEnvironment({ CMS_URL: `${first.url},${second.url}` });
    app = createApp({ environment, site: contentSite });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    site = `http://127.0.0.1:${port}`;
  });
  afterEach(() => app.close());

  const body = '{"prayerRequest":"For my family, please."}';
  const send = async (key?: string) => {
    const headers = { 'Content-Type': 'application/json', ...(key === undefined ? {} : { 'Idempotency-Key': key }) };
    return (await fetch(`${site}/api/prayer-requests`, { method: 'POST', headers, body })).status;
  };

  it('reaches the CMS that is left, with and without a key, because it was not sent yet', async () => {
    await first.stop();
    expect(await many(20, () => send('a key'))).toEqual(Array(20).fill(201));
    expect(await many(4, () => send())).toEqual(Array(4).fill(201));
    expect(second.calls).toHaveLength(24);
  });

  it('is sent to the other under the same key when the first breaks off in the middle', async () => {
    first.answer = breakOff;
    while (first.calls.length === 0) expect(await send('a key')).toBe(201);
    expect(second.calls.at(-1)).toEqual({ method: 'POST', key: 'a key', body });
  });

  it('is not sent again without a key: the first may have stored it', async () => {
    first.answer = second.answer = breakOff;
    expect(await send()).toBe(502);
    expect(first.calls.length + second.calls.length).toBe(1);
  });
});
