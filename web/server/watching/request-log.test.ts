import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { requestIdHeader } from '@contracts/watching';
import * as v from 'valibot';
import { createApp } from '../app';
import { contentSite } from '../testing/content-site';
import { startServer } from '../testing/start-server';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const lineSchema = v.looseObject({ requestId: v.optional(v.string()) });

/** A web server in front of a CMS that answers everything alike, and what both were told. */
async function start({ trustedProxies = 1, cmsStatus = 200, render = contentSite.renderPage } = {}) {
  const lines: string[] = [];
  const asked: IncomingHttpHeaders[] = [];
  const cms = await startServer((request, response) => {
    asked.push(request.headers);
    response.writeHead(cmsStatus).end('{}');
  });
  const app = createApp({
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
    site: { ...contentSite, renderPage: render },
    logger: { level: 'info', base: null, stream: { write: (line: string) => lines.push(line) } },
  });
  ends.push(
    () => cms.stop(),
    () => app.close(),
  );
  return {
    asked,
    log: () => lines.join(''),
    lines: () => lines.map((line) => v.parse(lineSchema, JSON.parse(line))),
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers }),
    post: (url: string, payload: object, headers: Record<string, string>) =>
      app.inject({ method: 'POST', url, payload, headers }),
  };
}

describe('the request log', () => {
  it('tells what was asked for and how it went', async () => {
    const { get, lines, log } = await start();
    await get('/word?of=life');
    expect(lines()[0]).toMatchObject({ method: 'GET', kind: 'page', page: '/word', status: 200 });
    expect(log()).toMatch(/"ms":\d+/);
  });

  it('tells nothing of who asked', async () => {
    const { get, post, log } = await start();
    const visitor = { 'x-forwarded-for': '203.0.113.9', cookie: 'preferred-language=es', 'user-agent': 'Visitor/1.0' };
    await get('/?lang=en&email=visitor@example.org', visitor);
    await post('/api/prayer-requests', { email: 'visitor@example.org' }, visitor);
    await get('/nowhere/their-secret?x=their-secret', visitor);
    await get('/uploads/visitor.jpg', visitor);
    await get('/assets/their-secret.js', visitor);
    for (const secret of ['visitor', '203.0.113', 'their-secret', 'es"', 'Visitor', 'nowhere']) {
      expect(log()).not.toContain(secret);
    }
    expect(log()).toContain('"kind":"cms-form"');
  });

  it('tells of an error that nobody expected, without the address that led to it', async () => {
    const { get, log, lines } = await start({ render: () => Promise.reject(new Error('a fault of ours')) });
    const answer = await get('/word?of=their-secret');
    expect(answer.statusCode).toBe(500);
    expect(log()).toContain('a fault of ours');
    expect(log()).not.toContain('their-secret');
    const ids = new Set(lines().map(({ requestId }) => requestId));
    expect(ids).toEqual(new Set([answer.headers[requestIdHeader]]));
  });

  it('does not repeat whether the program is well', async () => {
    const { get, log } = await start();
    expect((await get('/_health')).statusCode).toBe(204);
    expect((await get('/_ready')).statusCode).toBe(503);
    expect(log()).toBe('');
  });
});

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('the id of a request', () => {
  it('goes to the CMS with what a page needs, and with what is passed on', async () => {
    const { get, asked, lines } = await start();
    await get('/word');
    await get('/api/articles');
    const ids = asked.map((headers) => headers[requestIdHeader]);
    expect(ids).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)]);
    expect(lines().map(({ requestId }) => requestId)).toEqual(ids);
  });

  const given = '0b8f6c3e-1d2a-4f5b-9c7d-3e4f5a6b7c8d';

  it('may be the one that a proxy of ours gave', async () => {
    const { get, asked } = await start({ trustedProxies: 1 });
    await get('/api/articles', { [requestIdHeader]: given });
    expect(asked[0]?.[requestIdHeader]).toBe(given);
  });

  it('is never what a visitor makes up', async () => {
    const open = await start({ trustedProxies: 0 });
    await open.get('/api/articles', { [requestIdHeader]: given });
    expect(open.asked[0]?.[requestIdHeader]).not.toBe(given);
    const behind = await start({ trustedProxies: 1 });
    await behind.get('/api/articles', { [requestIdHeader]: 'visitor@example.org' });
    expect(behind.asked[0]?.[requestIdHeader]).toMatch(uuid);
  });

  it('comes back with a failure alone, on the page as a number to tell', async () => {
    const well = await start();
    expect((await well.get('/word')).headers[requestIdHeader]).toBeUndefined();
    const failing = await start({ cmsStatus: 500 });
    const page = await failing.get('/word');
    expect(page.statusCode).toBe(503);
    const id = String(page.headers[requestIdHeader]);
    expect(id).toMatch(uuid);
    expect(page.body).toContain(`please give this number: ${id.slice(0, 8)}`);
    expect(page.body).toContain(`por favor indique este número: ${id.slice(0, 8)}`);
  });
});
