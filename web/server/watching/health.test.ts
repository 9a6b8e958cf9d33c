import { afterEach, describe, expect, it } from 'vitest';
import Fastify, { type FastifyInstance } from 'fastify';
import { startServer } from '../testing/start-server';
import { registerHealth } from './health';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function start({ hasPages = false, cmsStatus = 204 } = {}) {
  const asked: (string | undefined)[] = [];
  const cms = await startServer((request, response) => {
    asked.push(request.url);
    response.writeHead(cmsStatus).end();
  });
  const app = Fastify();
  registerHealth(app, { cmsUrl: cms.url, hasPages: () => hasPages });
  ends.push(
    () => app.close(),
    () => cms.stop(),
  );
  return { app, asked, cms };
}

const status = async (app: FastifyInstance, url: string) => (await app.inject({ method: 'GET', url })).statusCode;

describe('the web server', () => {
  it('is well whether the CMS is or not', async () => {
    const { app } = await start({ cmsStatus: 503 });
    expect(await status(app, '/_health')).toBe(204);
  });

  it('is ready when the CMS is', async () => {
    const { app, asked } = await start();
    expect(await status(app, '/_ready')).toBe(204);
    expect(asked).toEqual(['/_ready']);
  });

  it('is not ready while neither it nor the CMS has a page to serve', async () => {
    const { app, cms } = await start({ cmsStatus: 503 });
    expect(await status(app, '/_ready')).toBe(503);
    await cms.stop();
    expect(await status(app, '/_ready')).toBe(503);
  });

  it('is ready without a CMS as long as it has pages', async () => {
    const { app, asked } = await start({ hasPages: true, cmsStatus: 503 });
    expect(await status(app, '/_ready')).toBe(204);
    expect(asked).toEqual([]);
  });

  it('does not ask the CMS as often as it is asked', async () => {
    const { app, asked } = await start();
    await Promise.all(Array.from({ length: 50 }, () => status(app, '/_ready')));
    expect(asked).toHaveLength(1);
  });

  it('says no more than that', async () => {
    const { app } = await start({ cmsStatus: 503 });
    const answer = await app.inject({ method: 'GET', url: '/_ready' });
    expect(answer.body).toBe('');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
