import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app';
import type { Environment } from '../environment';
import { contentSite } from '../testing/content-site';
import { startServer, type RunningServer } from '../testing/start-server';

type Stored = { authorization: string | undefined; sums: unknown };

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const environment: Environment = {
  port: 0,
  host: '127.0.0.1',
  publicUrl: 'https://example.org',
  cmsUrl: '',
  cmsUrls: ['http://127.0.0.1:9'],
  purgeSecret: 'open sesame',
  offlineReading: true,
  extraLanguages: [],
  translationsDirectory: 'translations',
  trustedProxies: 0,
};

let cms: RunningServer;
let stored: Stored[];
/** What the CMS answers to the sums. */
let status: number;
const apps: FastifyInstance[] = [];

beforeEach(async () => {
  stored = [];
  status = 204;
  cms = await startServer((request, response) => {
    if (request.url !== '/_page-views') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { authorization } = request.headers;
      stored.push({ authorization, sums: JSON.parse(Buffer.concat(chunks).toString()) });
      response.writeHead(status).end();
    });
  });
});

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await cms.stop();
});

function start(changed: Partial<Environment> = {}): FastifyInstance {
  const app = createApp({
    environment: { ...environment, cmsUrl: cms.url, cmsUrls: [cms.url], ...changed },
    site: contentSite,
  });
  apps.push(app);
  return app;
}

const open = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { 'user-agent': phone, ...headers } });

/** A server stores what is left when it ends. */
async function sumsOf(app: FastifyInstance): Promise<unknown> {
  stored = [];
  await app.close();
  return stored[0]?.sums;
}

describe('page views', () => {
  it('are sums by name and language, whether a page was sent whole or is unchanged', async () => {
    const app = start();
    const first = await open(app, '/');
    const again = await open(app, '/', { 'if-none-match': String(first.headers['etag']) });
    expect(again.statusCode).toBe(304);
    await open(app, '/?lang=es');
    await open(app, '/word', { cookie: 'preferred-language=es' });
    await open(app, '/api/articles/light?locale=es');
    expect(await sumsOf(app)).toEqual([
      { kind: 'page', name: '/', locale: 'en', count: 2 },
      { kind: 'page', name: '/', locale: 'es', count: 1 },
      { kind: 'page', name: '/word', locale: 'es', count: 1 },
      { kind: 'article', name: 'light', locale: 'es', count: 1 },
    ]);
    expect(stored[0]?.authorization).toBe('Bearer open sesame');
  });

  it('leave out robots, pages loaded ahead, what is missing, and what is not opened', async () => {
    const app = start();
    await open(app, '/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    await open(app, '/', { 'user-agent': '' });
    await open(app, '/', { 'sec-purpose': 'prefetch' });
    await open(app, '/no-such-page');
    await app.inject({ method: 'HEAD', url: '/', headers: { 'user-agent': phone } });
    expect(await sumsOf(app)).toBeUndefined();
  });

  it('leave out made-up entries, which search engines are told to leave out too', async () => {
    const app = start();
    const { headers } = await open(app, '/word?of=nothing');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(await sumsOf(app)).toBeUndefined();
  });

  it('leave out a name that the CMS would refuse all others for', async () => {
    const app = start();
    await open(app, '/word');
    await open(app, `/api/articles/${'x'.repeat(300)}?locale=en`);
    expect(await sumsOf(app)).toEqual([{ kind: 'page', name: '/word', locale: 'en', count: 1 }]);
  });

  it('count a reader a few times for each page and language, and everybody else as before', async () => {
    const app = start({ trustedProxies: 1 });
    const reader = { 'x-forwarded-for': '2001:db8:1:2::3' };
    for (let times = 0; times < 50; times += 1) {
      await open(app, '/', { ...reader, 'user-agent': `${phone} ${times}` });
      await open(app, '/', { 'x-forwarded-for': `2001:db8:1:${times.toString(16)}::1` });
    }
    await open(app, '/?lang=es', reader);
    await open(app, '/word', reader);
    await open(app, '/', { 'x-forwarded-for': '2001:db8:2::3' });
    expect(await sumsOf(app)).toEqual([
      { kind: 'page', name: '/', locale: 'en', count: 4 },
      { kind: 'page', name: '/', locale: 'es', count: 1 },
      { kind: 'page', name: '/word', locale: 'en', count: 1 },
    ]);
  });

  it('leave out whoever has signed in', async () => {
    const app = start();
    const signIn = await app.inject({
      method: 'POST',
      url: '/admin/login',
      headers: { 'content-type': 'application/json', 'user-agent': phone },
      payload: '{}',
    });
    const cookie = String(signIn.headers['set-cookie']);
    expect(cookie).toMatch(/^not-counted=1; Path=[/]; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
    await open(app, '/', { cookie: `preferred-language=en; ${cookie.split(';')[0]}` });
    expect(await sumsOf(app)).toBeUndefined();
  });

  it('set no cookie for a visitor', async () => {
    const answer = await open(start(), '/');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('are counted until the CMS takes them', async () => {
    status = 503;
    const app = start();
    await open(app, '/');
    expect(await sumsOf(app)).toEqual([{ kind: 'page', name: '/', locale: 'en', count: 1 }]);
  });

  it('are not counted where there is no secret to store them with', async () => {
    const app = start({ purgeSecret: null });
    await open(app, '/');
    expect(await sumsOf(app)).toBeUndefined();
  });

  it('add up over two servers', async () => {
    const servers = [start({ trustedProxies: 1 }), start({ trustedProxies: 1 })];
    const readers = Array.from({ length: 100 }, (_, at) => ({ 'x-forwarded-for': `198.51.100.${at}` }));
    await Promise.all(servers.flatMap((app) => readers.map((reader) => open(app, '/', reader))));
    const sums = [];
    for (const app of servers) sums.push(await sumsOf(app));
    const half = [{ kind: 'page', name: '/', locale: 'en', count: 100 }];
    expect(sums).toEqual([half, half]);
  });
});
