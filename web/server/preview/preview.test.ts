import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentUnavailable } from '../../src/lib/cms-client/api-error';
import { createApp } from '../app';
import { contentSite } from '../testing/content-site';
import { startServer, type RunningServer } from '../testing/start-server';

const session = 'strapi_admin_refresh=ey.live';

let cms: RunningServer;
let app: FastifyInstance;
/** What breaks while a page is rendered. */
let failure: Error | null;
let origin: string;
let asked: Pick<IncomingMessage, 'url' | 'headers'>[];
/** What the CMS says to a session that it knows. */
let draftStatus: number;
const lines: string[] = [];

beforeEach(async () => {
  asked = [];
  draftStatus = 200;
  failure = null;
  lines.length = 0;
  cms = await startServer(({ url = '', headers }, response) => {
    asked.push({ url, headers });
    const isPreview = url.startsWith('/admin/preview/');
    const status = !isPreview ? 200 : headers.cookie?.includes('ey.live') ? draftStatus : 401;
    const word = url.startsWith('/admin/preview/draft/') && status === 200 ? 'unpublished' : 'published';
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ word }));
  });
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
      renderPage: (request) => (failure ? Promise.reject(failure) : contentSite.renderPage(request)),
    },
    logger: { level: 'info', base: null, stream: { write: (line: string) => lines.push(line) } },
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await app.close();
  await cms.stop();
});

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('the preview', () => {
  it('shows the draft to a session, and passes on its cookie alone', async () => {
    const { status, text } = await ask('/admin/preview/draft/word?lang=es', {
      Cookie: `preferredLanguage=en; jwtToken=other; ${session}`,
    });
    expect(status).toBe(200);
    expect(text).toContain('unpublished');
    expect(text).toContain('<html lang="es">');
    expect(asked.map(({ url }) => url)).toEqual(['/admin/preview/draft/api/word?locale=es']);
    expect(asked[0]?.headers.cookie).toBe(session);
  });

  it('shows what is published when that is asked for', async () => {
    expect((await ask('/admin/preview/published/word', { Cookie: session })).text).toContain('"word":"published"');
  });

  it('is never stored or indexed, and only the panel may frame it', async () => {
    for (const cookie of [session, 'strapi_admin_refresh=ey.gone', '']) {
      const { headers } = await ask('/admin/preview/draft/', { Cookie: cookie });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(headers.get('etag')).toBeNull();
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
    const page = await ask('/', { Cookie: session });
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-frame-options')).toBe('DENY');
  });

  it('and the pages of visitors share nothing, whoever came first', async () => {
    const draft = () => ask('/admin/preview/draft/word?of=life', { Cookie: session });
    expect((await ask('/word?of=life', { Cookie: session })).text).toContain('"word":"published"');
    expect((await draft()).text).toContain('unpublished');
    expect((await ask('/word?of=life', { Cookie: session })).text).toContain('"word":"published"');
    expect((await ask('/word?of=life')).text).toContain('"word":"published"');
    draftStatus = 401;
    expect((await draft()).text).not.toContain('unpublished');
  });

  const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  it.each([
    ['nobody', {}, 'Please sign in', 0],
    ['an ended session', { Cookie: 'strapi_admin_refresh=ey.gone' }, 'Please sign in', 1],
    ['an empty session', { Cookie: 'strapi_admin_refresh=' }, 'Please sign in', 1],
    ['a cookie named alike', { Cookie: 'Strapi_Admin_Refresh=ey.live; strapi_admin_refresh.sig=ey.live' }, 'Please', 0],
    ['a visitor with a language', { Cookie: 'preferred-language=es' }, 'Por favor, inicie sesión', 0],
    ['a robot', { 'User-Agent': robot }, 'Please sign in', 0],
    ['a token of the calls', { Authorization: 'Bearer ey.live' }, 'Please sign in', 0],
    ['whoever asks for a copy', { 'If-None-Match': '*', Range: 'bytes=0-99' }, 'Please sign in', 0],
    ['another host', { 'X-Forwarded-Host': 'example.net', 'X-Original-URL': '/admin/preview/draft/' }, 'Please', 0],
  ])('gives nothing to %s', async (_, sent, words, calls) => {
    const editor = await ask('/admin/preview/draft/word', { Cookie: session });
    expect(editor.text).toContain('unpublished');
    asked = [];
    const { status, headers, text } = await ask('/admin/preview/draft/word', sent);
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      ...[401, 'no-store', 'noindex, nofollow'],
    ]);
    expect(text).toContain(words);
    expect(text).not.toMatch(/unpublished|example[.]net/);
    expect(asked).toHaveLength(calls);
  });

  it.each([
    '//admin/preview/draft/word',
    '/admin//preview/draft/word',
    '/admin/preview/draft//word',
    '/admin/preview/published/%2e%2e/draft/word',
    '/admin/preview/published/..%2fdraft/word',
    '/admin/preview%2fdraft/word',
    '/%61dmin/preview/draft/word',
    '/ADMIN/preview/draft/word',
    '/admin/preview/draft/word.',
    '/word/..%2fadmin/preview/draft/word',
  ])('shows no draft at %s without a session, and leaves none for others', async (path) => {
    await ask(path, { Cookie: session });
    expect((await ask(path)).text).not.toContain('unpublished');
    expect((await ask('/word')).text).not.toContain('unpublished');
  });

  it('is shown whole each time: no tag, no part, no body for its headers alone', async () => {
    const again = { 'If-None-Match': '*', Range: 'bytes=0-9', Cookie: session };
    expect(await ask('/admin/preview/draft/word', again)).toMatchObject({
      status: 200,
      text: expect.stringContaining('unpublished') as unknown,
    });
    const head = await fetch(`${origin}/admin/preview/draft/word`, { method: 'HEAD' });
    expect([head.status, head.headers.get('cache-control')]).toEqual([401, 'no-store']);
  });

  it.each([
    [403, 403, 'No preview for this account'],
    [422, 422, 'Something is still missing'],
    [500, 503, 'We will be right back'],
  ])('says what a %d of the CMS means', async (answered, expected, words) => {
    draftStatus = answered;
    const { status, text } = await ask('/admin/preview/draft/word', { Cookie: session });
    expect([status, text.includes(words)]).toEqual([expected, true]);
  });

  it('passes the calls of its pages to the CMS', async () => {
    const { text } = await ask('/admin/preview/draft/api/word?locale=en', { Cookie: session });
    expect(text).toBe('{"word":"unpublished"}');
    expect((await ask('/admin/preview/draft/api/word?locale=en')).status).toBe(401);
  });

  it('leaves neither address nor words in the log, and is not in the site map', async () => {
    await ask('/admin/preview/draft/word?of=a-secret-name', { Cookie: session });
    await ask('/admin/preview/draft/api/a-secret-name', { Cookie: session });
    failure = new ContentUnavailable(new TypeError('Expected a link but received "a-secret-name"'));
    expect((await ask('/admin/preview/draft/word', { Cookie: session })).status).toBe(503);
    expect(lines.join('')).toContain('"cause":"TypeError"');
    expect(lines.join('')).not.toContain('a-secret-name');
    expect((await ask('/sitemap.xml')).text).not.toContain('preview');
    expect((await ask('/robots.txt')).text).toContain('Disallow: /admin');
  });
});
