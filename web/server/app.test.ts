import { once } from 'node:events';
import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app';
import type { Environment } from './environment';
import type { Site } from './site';
import { contentSite } from './testing/content-site';
import { startServer, type RunningServer } from './testing/start-server';

let cms: RunningServer;
let app: FastifyInstance;
/** What the CMS stand-in answers, and how often it was asked. */
let word: string;
let calls: number;

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

function start(site: Partial<Site> = {}): FastifyInstance {
  return createApp({
    environment: { ...environment, cmsUrl: cms.url, cmsUrls: [cms.url] },
    site: { ...contentSite, ...site },
  });
}

beforeEach(async () => {
  word = 'light';
  calls = 0;
  cms = await startServer((request, response) => {
    calls += 1;
    const locale = new URL(request.url ?? '', 'http://cms').searchParams.get('locale');
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ word, locale }));
  });
  app = start();
});

afterEach(async () => {
  await app.close();
  await cms.stop();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const purge = (headers: Record<string, string> = { authorization: 'Bearer open sesame' }, more: InjectOptions = {}) =>
  app.inject({ method: 'POST', url: '/_purge', headers, ...more });

describe('a page', () => {
  it('is whole HTML with its content in it', async () => {
    const response = await get('/');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('<html lang="en">');
    expect(response.body).toContain('"word":"light"');
  });

  it('is in the language of the cookie, and says so', async () => {
    const response = await get('/', { cookie: 'preferred-language=es' });
    expect(response.body).toContain('"locale":"es"');
    expect(response.headers['content-language']).toBe('es');
    expect(response.headers['vary']).toContain('Cookie');
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('remembers the language of its address', async () => {
    const response = await get('/?lang=es', { cookie: 'preferred-language=en' });
    expect(response.body).toContain('<html lang="es">');
    expect(response.headers['set-cookie']).toMatch(/^preferred-language=es; Path=\/; .*; Secure$/);
  });

  it('is rendered once for all queries that mean the same', async () => {
    const rendered: string[] = [];
    await app.close();
    app = start({
      renderPage: (page) => {
        rendered.push(page.address);
        return contentSite.renderPage(page);
      },
    });
    await get('/word?of=life');
    await get('/word?of=life&utm_source=letter');
    await get('/word?of=hope');
    expect(rendered).toEqual(['/word?of=life', '/word?of=hope']);
  });

  it('shares the answers of the CMS with other pages', async () => {
    await get('/word?of=life');
    await get('/word?of=hope');
    expect(calls).toBe(1);
  });

  it('is not sent again to a browser that has it, in whatever encoding', async () => {
    const first = await get('/', { 'accept-encoding': 'gzip' });
    const tag = String(first.headers['etag']);
    const again = await get('/', { 'if-none-match': `"other", ${tag}`, 'accept-encoding': 'br' });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['etag']).toBe(tag);
    expect((await get('/', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  it('keeps its tag as long as it says the same', async () => {
    const before = (await get('/')).headers['etag'];
    await purge();
    expect((await get('/')).headers['etag']).toBe(before);
    word = 'salt';
    await purge();
    expect((await get('/')).headers['etag']).not.toBe(before);
  });

  it('comes compressed as the browser likes it best', async () => {
    const plain = (await get('/')).body;
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/' });
    const whole = await get('/');
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });

  it('has one address: a slash too many leads to it', async () => {
    const response = await get('/word/?of=life&lang=es');
    expect(response.statusCode).toBe(301);
    expect(response.headers['location']).toBe('/word?of=life&lang=es');
  });

  it.each(['/nowhere', '//evil.example/', '/word/more', '/admin'])('stands in for %s with status 404', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('"word":"light"');
  });

  it('refuses an address that is none', async () => {
    expect((await get('/%zz')).statusCode).toBe(400);
  });

  it('is made once for all addresses that nobody knows', async () => {
    await get('/one');
    await get('/two?of=three');
    expect(calls).toBe(1);
  });

  it('carries the security headers', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeDefined();
  });

  it('takes nothing but reading', async () => {
    const response = await app.inject({ method: 'POST', url: '/', payload: { a: 1 } });
    expect(response.statusCode).toBe(405);
    expect(response.headers['allow']).toBe('GET, HEAD');
  });
});

describe('content that changes', () => {
  it('is on the next page after the CMS said so', async () => {
    await get('/');
    word = 'salt';
    expect((await get('/')).body).toContain('light');
    expect((await purge()).statusCode).toBe(204);
    expect((await get('/')).body).toContain('salt');
  });

  it('is announced only by whoever knows the secret', async () => {
    await get('/');
    word = 'salt';
    expect((await purge({})).statusCode).toBe(401);
    expect((await purge({ authorization: 'Bearer open sesam' })).statusCode).toBe(401);
    expect((await get('/')).body).toContain('light');
  });

  it('may be announced with any body, which is not read', async () => {
    const headers = { authorization: 'Bearer open sesame', 'content-type': 'application/json' };
    expect((await purge(headers, { payload: '{not json' })).statusCode).toBe(204);
  });

  it('cannot be announced where no secret is set', async () => {
    await app.close();
    app = createApp({
      environment: { ...environment, cmsUrl: cms.url, cmsUrls: [cms.url], purgeSecret: null },
      site: contentSite,
    });
    expect((await purge({ authorization: 'Bearer null' })).statusCode).toBe(401);
  });
});

it('answers what comes in over a connection that is still open while it closes', async () => {
  await app.close();
  await cms.stop();
  const held: ServerResponse[] = [];
  cms = await startServer(({ url }, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    if (url === '/api/articles') {
      response.write('{"word":');
      held.push(response);
    } else response.end('{}');
  });
  app = start();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string) => {
    const [answer] = (await once(request(address + path, { agent }).end(), 'response')) as [IncomingMessage];
    return answer;
  };
  const begun = await ask('/api/articles');
  const closed = app.close();
  while (app.server.listening) await new Promise(setImmediate);
  const next = ask('/api/training-modules');
  for (const response of held) response.end('"light"}');
  expect(await text(begun)).toBe('{"word":"light"}');
  const { statusCode, headers } = await next;
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  agent.destroy();
  await closed;
});

describe('while the CMS is down', () => {
  it('every page already seen still answers, even after a purge', async () => {
    await get('/');
    await get('/', { cookie: 'preferred-language=es' });
    await purge();
    await cms.stop();
    expect((await get('/')).statusCode).toBe(200);
    expect((await get('/', { cookie: 'preferred-language=es' })).body).toContain('"locale":"es"');
  });

  it('every page already seen still answers when the CMS ends in the middle of an answer', async () => {
    await get('/');
    await purge();
    const port = Number(new URL(cms.url).port);
    await cms.stop();
    let cut = 0;
    cms = await startServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 });
      response.write('{"word":"dark', () => {
        cut += 1;
        response.destroy();
      });
    }, port);
    const response = await get('/');
    expect([response.statusCode, cut]).toEqual([200, 1]);
    expect(response.body).toContain('"word":"light"');
  });

  it('a page never seen says so in both languages, and when to come back', async () => {
    await cms.stop();
    const response = await get('/word', { cookie: 'preferred-language=es' });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('30');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain('<html lang="es">');
    expect(response.body).toContain('Volvemos enseguida');
    expect(response.body).toContain('<section lang="en">');
    expect(response.body).toContain('We will be right back');
    expect(response.body).not.toMatch(/(?:src|href)="[^"]/);
  });

  it('a page never seen is there as soon as the CMS is back', async () => {
    const port = Number(new URL(cms.url).port);
    await cms.stop();
    expect((await get('/')).statusCode).toBe(503);
    cms = await startServer((_request, response) => response.end('{"word":"back"}'), port);
    expect((await get('/')).body).toContain('back');
  });

  it('an answer that is no content counts as none', async () => {
    await cms.stop();
    cms = await startServer((_request, response) => response.writeHead(500).end('oops'), Number(new URL(cms.url).port));
    const response = await get('/');
    expect(response.statusCode).toBe(503);
    expect(response.body).not.toContain('oops');
  });

  it('a fault of the site itself is no secret either', async () => {
    await app.close();
    app = start({
      renderPage: () => Promise.reject(new Error('a fault at /secret/path')),
    });
    const response = await get('/');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('secret');
  });
});

describe('files at the root', () => {
  it('tell search engines what to read', async () => {
    const robots = await get('/robots.txt');
    expect(robots.body).toContain('Disallow: /admin');
    expect(robots.body).toContain('Disallow: /desk');
    expect(robots.body).toContain('Sitemap: https://example.org/sitemap.xml');
    const siteMap = await get('/sitemap.xml');
    expect(siteMap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(siteMap.body).toContain('<loc>https://example.org/word?of=life&amp;lang=es</loc>');
  });

  it('tell them of nothing while the site is closed, until it is opened', async () => {
    let isOpen = false;
    app = start({ readIsOpen: () => Promise.resolve(isOpen) });
    expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    expect((await get('/sitemap.xml')).body).not.toContain('<loc>');
    isOpen = true;
    await purge();
    expect((await get('/robots.txt')).body).toContain('Disallow: /admin\n');
    expect((await get('/sitemap.xml')).body).toContain('<loc>');
  });

  it('are no rules at all while nobody knows if the site is open', async () => {
    app = start({ readIsOpen: () => Promise.reject(new Error('The CMS is away')) });
    expect((await get('/robots.txt')).statusCode).toBe(503);
  });

  it('answer although the CMS is down', async () => {
    await cms.stop();
    expect((await get('/robots.txt')).statusCode).toBe(200);
  });
});
