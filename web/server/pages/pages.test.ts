import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../app';
import type { Environment } from '../environment';
import { contentSite } from '../testing/content-site';
import { type RunningServer, startServer } from '../testing/start-server';

let cms: RunningServer;
let app: FastifyInstance;
let origin: string;
let word: string;
let rendered: string[];
const lines: string[] = [];

beforeEach(async () => {
  word = 'light';
  rendered = [];
  cms = await startServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ word })),
  );
  app = createApp({
    environment: {
      port: 0,
      host: '127.0.0.1',
      publicUrl: 'https://example.org',
      cmsUrl: cms.url,
      cmsUrls: [cms.url],
      purgeSecret: 'open sesame',
      offlineReading: true,
      extraLanguages: [],
      translationsDirectory: 'translations',
      trustedProxies: 0,
    },
    site: {
      ...contentSite,
      renderPage: (page) => {
        rendered.push(page.address);
        return contentSite.renderPage(page);
      },
    },
    logger: { level: 'info', base: null, stream: { write: (line: string) => lines.push(line) } },
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  lines.length = 0;
});

afterEach(async () => {
  await app.close();
  await cms.stop();
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Over the wire and as it comes, still compressed. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest(origin + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const withoutDate = ({ date: _date, ...headers }: IncomingHttpHeaders) => headers;

describe('a cached page', () => {
  it.each(['/', '/word?of=life', '/?lang=es'])('%s is answered like the first time', async (path) => {
    const first = await ask(path, { 'accept-encoding': 'gzip' });
    const second = await ask(path, { 'accept-encoding': 'gzip' });
    expect(second.status).toBe(200);
    expect(withoutDate(second.headers)).toEqual(withoutDate(first.headers));
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('comes in the encoding of each browser, also when another asked first', async () => {
    await ask('/');
    const compressed = await ask('/', { 'accept-encoding': 'br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(compressed.body).toString()).toContain('"word":"light"');
    const plain = await ask('/');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toContain('"word":"light"');
  });

  it('stays as small as it has become when it is made anew and says the same', async () => {
    word = Array.from({ length: 300 }, (_, line) => `verse ${line * 7919}`).join(', ');
    const askForBrotli = async () => (await ask('/', { 'accept-encoding': 'br' })).body.length;
    const first = await askForBrotli();
    await vi.waitFor(async () => expect(await askForBrotli()).toBeLessThan(first));
    const smallest = await askForBrotli();
    await ask('/_purge', { authorization: 'Bearer open sesame' }, 'POST');
    expect(await askForBrotli()).toBe(smallest);
  });

  it('is not sent again to whoever has it, and HEAD has no body', async () => {
    const { headers, body } = await ask('/');
    const again = await ask('/', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    const head = await ask('/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(body.length));
  });

  it('follows the cookie', async () => {
    await ask('/', { cookie: 'preferred-language=es' });
    await ask('/');
    expect((await ask('/', { cookie: 'preferred-language=es' })).headers['content-language']).toBe('es');
    expect((await ask('/')).headers['content-language']).toBe('en');
  });

  it('gives way to what was published since', async () => {
    await ask('/');
    word = 'dawn';
    await ask('/_purge', { authorization: 'Bearer open sesame' }, 'POST');
    expect((await ask('/')).body.toString()).toContain('"word":"dawn"');
  });

  it('is not a page that nobody may store', async () => {
    expect((await ask('/private')).headers['cache-control']).toBe('no-store');
    await ask('/private');
    expect(rendered).toEqual(['/private', '/private']);
  });

  it('stands in the log each time, without its query', async () => {
    await ask('/word?of=life');
    await ask('/word?of=life');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject(
      Array.from({ length: 2 }, () => ({ method: 'GET', page: '/word', status: 200 })),
    );
    expect(lines.join('')).not.toContain('life');
  });
});

it('search engines are told to leave missing pages alone, and only those', async () => {
  expect((await ask('/nowhere')).headers['x-robots-tag']).toBe('noindex');
  expect((await ask('/word?of=nothing')).headers['x-robots-tag']).toBe('noindex');
  expect((await ask('/word')).headers['x-robots-tag']).toBeUndefined();
});

it('an unknown address is no cached page, nor is a slash too many', async () => {
  await ask('/nowhere');
  expect((await ask('/nowhere')).status).toBe(404);
  expect((await ask('/api/nowhere')).headers['content-type']).toBe('application/json');
  await ask('/word');
  expect((await ask('/word/')).status).toBe(301);
  expect((await ask('/', {}, 'POST')).status).toBe(405);
});

const environment: Environment = {
  port: 0,
  host: '127.0.0.1',
  publicUrl: 'https://example.org',
  cmsUrl: 'http://127.0.0.1:9',
  cmsUrls: ['http://127.0.0.1:9'],
  purgeSecret: null,
  offlineReading: true,
  extraLanguages: [],
  translationsDirectory: 'translations',
  trustedProxies: 0,
};
const number = '7KQ4-M2XD-09AB-CDEF-GH12-3456';

async function openAddress(url: string) {
  const app = createApp({ environment, site: contentSite });
  const { statusCode, headers } = await app.inject({ method: 'GET', url });
  await app.close();
  return { statusCode, location: headers.location, caching: headers['cache-control'] };
}

describe('the address of a certificate', () => {
  it('leads to the one page for all of them, which the browser tells the number', async () => {
    const location = `/certificate?number=${number}`;
    expect(await openAddress(`/certificate/${number}`)).toEqual({ statusCode: 302, location, caching: 'no-store' });
    expect((await openAddress(`/certificate/${number}?lang=es`)).location).toBe(`${location}&lang=es`);
    expect((await openAddress(`/certificate/${number}%22).`)).location).toBe(location);
  });

  it('never leads to another site, and takes along nothing but number and language', async () => {
    for (const [address, location] of [
      ['/certificate/%2F%2Fexample.com', '/certificate?number=%2F%2Fexample.com'],
      ['/certificate/a%0d%0ab?name=Ana', '/certificate?number=a%0D%0Ab'],
      [`/certificate/${'7'.repeat(61)}`, '/certificate?'],
    ] as const) {
      expect((await openAddress(address)).location).toBe(location);
    }
  });
});
