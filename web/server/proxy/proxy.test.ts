import { createHash } from 'node:crypto';
import { request as httpRequest, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '../app';
import { contentSite } from '../testing/content-site';
import { startServer, type RunningServer } from '../testing/start-server';

let cms: RunningServer | undefined;
let app: FastifyInstance | undefined;

afterEach(async () => {
  await app?.close();
  await cms?.stop();
});

async function start(listener: RequestListener, trustedProxies = 0): Promise<string> {
  cms = await startServer(listener);
  app = createApp({
    environment: {
      port: 0,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      cmsUrl: cms.url,
      cmsUrls: [cms.url],
      purgeSecret: null,
      offlineReading: true,
      extraLanguages: [],
      translationsDirectory: 'translations',
      trustedProxies,
    },
    site: contentSite,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** A request with headers that `fetch` does not let anybody set. */
function rawRequest(
  url: string,
  headers: Record<string, string>,
  body?: string,
  target?: string,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const request = httpRequest(url, { method, headers, ...(target ? { path: target } : {}) }, (response) => {
      let answer = '';
      response.on('data', (chunk) => (answer += String(chunk)));
      // Once its own body is out as well, so that the connection does not outlive the test.
      request.on('close', () => resolve({ status: response.statusCode ?? 0, body: answer }));
    });
    request.on('error', reject).end(body);
  });
}

const echo: RequestListener = (request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ url: request.url, headers: request.headers }));
};

const echoSchema = v.object({ url: v.string(), headers: v.record(v.string(), v.string()) });
const parseEcho = (body: string) => v.parse(echoSchema, JSON.parse(body));

describe('what belongs to the CMS', () => {
  it.each([
    '/api/articles?locale=es&fields=slug%2Ctitle',
    '/admin/panel/',
    '/admin/login',
    '/public-objects/Marriage%20Ministry/1.jpg',
    '/uploads/a.webp',
    '/content-manager/collection-types/api::article.article?page=1',
    '/upload?id=7',
    '/upload/files',
    '/i18n/locales',
  ])('reaches it as it is: %s', async (path) => {
    const url = await start(echo);
    const response = await fetch(url + path);
    expect(parseEcho(await response.text()).url).toBe(path);
  });

  it('is not the page above the panel, with a slash too many or without', async () => {
    const url = await start(echo);
    for (const path of ['/admin', '/admin/', '/admin/?event=1']) {
      const response = await fetch(url + path, { redirect: 'manual' });
      expect(response.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
    }
    const posted = await fetch(`${url}/admin/`, { method: 'POST' });
    expect(posted.headers.get('content-type')).toBe('application/json');
  });

  it('comes with its own headers and none of the site', async () => {
    const url = await start((_request, response) => {
      response.setHeader('Content-Security-Policy', "default-src 'none'");
      response.setHeader('X-Powered-By', 'Something');
      response.setHeader('Set-Cookie', ['a=1; HttpOnly', 'b=2']);
      response.writeHead(418).end('{}');
    });
    const response = await fetch(`${url}/api/anything`);
    expect(response.status).toBe(418);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
  });

  it('gets bodies of any kind untouched, however large', async () => {
    const url = await start((request, response) => {
      const hash = createHash('sha256');
      request.on('data', (chunk: Buffer) => hash.update(chunk));
      request.on('end', () => response.end(`${request.headers['content-type']} ${hash.digest('hex')}`));
    });
    const body = Buffer.alloc(5 * 2 ** 20, 'content ');
    const response = await fetch(`${url}/upload/files`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', Authorization: 'Bearer x' },
    });
    const digest = createHash('sha256').update(body).digest('hex');
    expect(await response.text()).toBe(`multipart/form-data; boundary=x ${digest}`);
  });

  it('gets bodies that the visitor asked leave to send', async () => {
    const url = await start((request, response) => void request.pipe(response));
    const answer = await rawRequest(`${url}/api/x`, { Expect: '100-continue', 'Content-Length': '8' }, 'the body');
    expect(answer).toEqual({ status: 200, body: 'the body' });
  });

  it('can refuse an upload before it has come in whole', async () => {
    const url = await start((request, response) => {
      request.once('data', () => {
        request.pause();
        response.writeHead(413).end('too large');
      });
    });
    const large = 'x'.repeat(20 * 2 ** 20);
    const upload = { Authorization: 'Bearer x', 'Content-Type': 'multipart/form-data; boundary=x' };
    const refused = { status: 413, body: 'too large' };
    expect(await rawRequest(`${url}/upload`, upload, large)).toEqual(refused);
  });

  it('judges malformed bodies itself', async () => {
    const url = await start((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => response.writeHead(400).end(body));
    });
    const response = await fetch(`${url}/api/prayer-requests`, {
      method: 'POST',
      body: '{not json',
      headers: { 'Content-Type': 'application/json' },
    });
    expect([response.status, await response.text()]).toEqual([400, '{not json']);
  });

  it('does not get methods that it has no answer to', async () => {
    const site = await start((_request, response) => response.writeHead(501).end());
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest(`${site}/api/articles`, { method: 'TRACE' }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      });
      request.on('error', reject).end();
    });
    expect(status).toBe(405);
  });

  it('answers in pieces as they come', async () => {
    let finish: () => void = () => undefined;
    const url = await start((_request, response) => {
      response.write('first');
      finish = () => response.end('last');
    });
    const response = await fetch(`${url}/api/video/long`);
    const reader = response.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
    finish();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('last');
  });

  it('answers byte ranges and HEAD', async () => {
    const url = await start((request, response) => {
      response.writeHead(206, { 'Content-Range': `${request.headers.range} of 10`, 'Content-Length': 3 });
      if (request.method === 'HEAD') response.end();
      else Readable.from(['abc']).pipe(response);
    });
    const part = await fetch(`${url}/api/video/x`, { headers: { Range: 'bytes=0-2' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes=0-2 of 10',
      'abc',
    ]);
    const head = await fetch(`${url}/api/video/x`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([206, '3']);
  });
});

describe('who is calling', () => {
  const forged = {
    'X-Forwarded-For': '1.2.3.4, 5.6.7.8',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    'X-Real-IP': '1.2.3.4',
    'CF-Connecting-IP': '1.2.3.4',
    Forwarded: 'for=1.2.3.4',
    Via: '1.1 evil',
  };

  it('is the address of the connection, whatever the visitor claims', async () => {
    const url = await start(echo);
    const { headers } = parseEcho((await rawRequest(`${url}/api/x`, forged)).body);
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-forwarded-proto']).toBe('http');
    expect(headers['x-forwarded-host']).toBe(new URL(url).host);
    for (const name of ['x-real-ip', 'cf-connecting-ip', 'forwarded', 'via']) expect(headers).not.toHaveProperty(name);
  });

  it('is what a proxy of ours says, and only its own word', async () => {
    const url = await start(echo, 1);
    const { headers } = parseEcho((await rawRequest(`${url}/api/x`, forged)).body);
    expect(headers['x-forwarded-for']).toBe('5.6.7.8');
    expect(headers['x-forwarded-proto']).toBe('https');
  });

  it('cannot be hidden by calling our headers hop-by-hop', async () => {
    const url = await start(echo);
    const { headers } = parseEcho(
      (await rawRequest(`${url}/api/x`, { Connection: 'x-forwarded-for, x-secret', 'X-Secret': 'a', TE: 'trailers' }))
        .body,
    );
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers).not.toHaveProperty('x-secret');
    expect(headers).not.toHaveProperty('te');
  });

  it('keeps credentials and everything else that is the visitor’s own', async () => {
    const url = await start(echo);
    const own = { Authorization: 'Bearer x', Cookie: 'a=b', 'Idempotency-Key': 'k', Origin: 'http://localhost:3000' };
    const { headers } = parseEcho((await rawRequest(`${url}/api/x`, own)).body);
    expect(headers).toMatchObject({ authorization: 'Bearer x', cookie: 'a=b', 'idempotency-key': 'k' });
    expect(headers['origin']).toBe('http://localhost:3000');
  });
});

describe('what the CMS is told', () => {
  it('is no header that it does not need, and none that is too long', async () => {
    const url = await start(echo);
    const { headers } = parseEcho(
      (
        await rawRequest(`${url}/api/x`, {
          'X-Made-Up': 'a',
          'Accept-Language': `en${' '.repeat(5_000)}x`,
          'Accept-Encoding': `gzip${' '.repeat(5_000)}x`,
          Range: `bytes=${'0-1,'.repeat(500)}`,
        })
      ).body,
    );
    expect(headers['accept-encoding']).toBe('identity');
    for (const name of ['x-made-up', 'accept-language', 'range']) expect(headers).not.toHaveProperty(name);
  });
});

describe('an answer of the CMS', () => {
  const text = 'A long answer. '.repeat(500);

  it('is compressed here, as the visitor’s browser takes it', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': text.length };
    const url = await start((_request, response) => response.writeHead(200, headers).end(text));
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await fetch(`${url}/api/x`, { headers: { 'Accept-Encoding': accepted } });
      expect(answer.headers.get('content-encoding'), accepted).toBe(encoding);
      expect(answer.headers.get('vary')?.toLowerCase() ?? '', accepted).toContain(
        encoding === null ? '' : 'accept-encoding',
      );
      expect(await answer.text(), accepted).toBe(text);
    }
  });

  it('that is a part of a file, or a picture, stays as it is', async () => {
    const url = await start(({ headers }, response) =>
      headers.range === undefined
        ? response.writeHead(200, { 'Content-Type': 'image/webp' }).end(text)
        : response.writeHead(206, { 'Content-Type': 'text/plain' }).end(text),
    );
    const picture = await fetch(`${url}/uploads/a.webp`);
    const part = await fetch(`${url}/uploads/a.txt`, { headers: { Range: `bytes=0-${text.length - 1}` } });
    for (const answer of [picture, part]) {
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(await answer.text()).toBe(text);
    }
  });
});

it.each(['http://evil.example/api/articles', 'http://evil.example/', '*'])(
  'answers no request for %s, which is no path of this site',
  async (target) => {
    let calls = 0;
    const url = await start((_request, response) => {
      calls += 1;
      response.end();
    });
    expect((await rawRequest(url, {}, undefined, target)).status).toBe(400);
    expect(calls).toBe(0);
  },
);

describe('a CMS that is down', () => {
  it('is an error in its own shape', async () => {
    const url = await start(echo);
    await cms?.stop();
    const response = await fetch(`${url}/api/articles`);
    expect(response.status).toBe(502);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({ data: null, error: { status: 502, name: 'BadGatewayError' } });
  });

  it('in the middle of an answer breaks that answer off, and the next one is whole again', async () => {
    let calls = 0;
    const url = await start((_request, response) => {
      calls += 1;
      if (calls > 1) response.end('whole');
      else response.writeHead(200, { 'Content-Length': 100 }).write('half', () => response.destroy());
    });
    await expect(fetch(`${url}/api/articles`).then((response) => response.text())).rejects.toThrow();
    expect(await (await fetch(`${url}/api/articles`)).text()).toBe('whole');
  });

  it('takes no second copy of what was sent to it', async () => {
    let posts = 0;
    const url = await start((request) => {
      posts += 1;
      request.socket.destroy();
    });
    const response = await fetch(`${url}/api/prayer-requests`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(502);
    expect(posts).toBe(1);
  });

  it('that refuses work for a while is told on at once', async () => {
    let calls = 0;
    const url = await start((_request, response) => {
      calls += 1;
      response.writeHead(503, { 'Retry-After': '1' }).end('{}');
    });
    expect((await fetch(`${url}/api/articles`)).status).toBe(503);
    expect(calls).toBe(1);
  });
});
