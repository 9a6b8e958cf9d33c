import { describe, expect, it } from 'vitest';
import { createApp } from './app';
import { contentSite } from './testing/content-site';
import { startServer } from './testing/start-server';

async function linesOf(...urls: string[]): Promise<string[]> {
  const lines: string[] = [];
  const cms = await startServer((_request, response) => response.end('{}'));
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
      trustedProxies: 1,
    },
    site: contentSite,
    logger: { level: 'info', base: null, stream: { write: (line: string) => lines.push(line) } },
  });
  for (const url of urls) {
    await app.inject({
      method: url.startsWith('/api') ? 'POST' : 'GET',
      url,
      headers: { 'x-forwarded-for': '203.0.113.9', cookie: 'preferred-language=es', 'user-agent': 'Visitor/1.0' },
      ...(url.startsWith('/api') ? { payload: { email: 'visitor@example.org' } } : {}),
    });
  }
  await app.close();
  await cms.stop();
  return lines;
}

describe('the request log', () => {
  it('tells what was asked for and how it went', async () => {
    const [line = ''] = await linesOf('/word?of=life');
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', path: '/word', status: 200 });
    expect(line).toMatch(/"ms":\d+/);
  });

  it('tells nothing of who asked', async () => {
    const log = (
      await linesOf('/?lang=en&email=visitor@example.org', '/api/prayer-requests', '/nowhere?x=their-secret')
    ).join('');
    for (const secret of ['visitor', '203.0.113', 'their-secret', 'es"', 'Visitor']) expect(log).not.toContain(secret);
    expect(log).toContain('/api/*');
  });
});
