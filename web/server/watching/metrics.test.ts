import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from '../app';
import { contentSite } from '../testing/content-site';
import { type RunningServer, startServer } from '../testing/start-server';
import { createMetrics, type Metrics, startMetricsServer } from './metrics';

let cms: RunningServer;
let cmsStatus: number;
let app: FastifyInstance;
let metrics: Metrics;

beforeEach(async () => {
  cmsStatus = 200;
  cms = await startServer((_request, response) => response.writeHead(cmsStatus).end('{"word":"light"}'));
  metrics = createMetrics();
  app = createApp({
    environment: {
      port: 0,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      cmsUrl: cms.url,
      cmsUrls: [cms.url],
      purgeSecret: 'open sesame',
      offlineReading: true,
      extraLanguages: [],
      translationsDirectory: 'translations',
      trustedProxies: 0,
    },
    site: contentSite,
    metrics,
  });
});
afterEach(async () => {
  await app.close();
  await cms.stop();
});

const get = (url: string) => app.inject({ method: 'GET', url });
const purge = () => app.inject({ method: 'POST', url: '/_purge', headers: { authorization: 'Bearer open sesame' } });
const valueOf = async (line: string) =>
  (await metrics.registry.metrics())
    .split('\n')
    .find((one) => one.startsWith(`${line} `))
    ?.slice(line.length + 1);

it('counts how the page cache answered', async () => {
  await Promise.all([get('/word'), get('/word'), get('/word')]);
  await get('/word');
  await purge();
  cmsStatus = 500;
  await get('/word');
  const answers = (result: string) => valueOf(`ministry_web_page_cache_answers_total{result="${result}"}`);
  expect([await answers('miss'), await answers('shared'), await answers('hit'), await answers('stale')]).toEqual([
    // After the purge the page was missing again, could not be made, and the outdated one was sent.
    '2',
    '2',
    '1',
    '1',
  ]);
  expect(await valueOf('ministry_web_page_cache_size{of="values"}')).toBe('1');
});

it('measures rendering and the CMS, and counts answers by kind and class', async () => {
  await get('/word');
  await get('/api/articles');
  cmsStatus = 503;
  await get('/api/articles');
  expect(await valueOf('ministry_web_render_seconds_count')).toBe('1');
  expect(await valueOf('ministry_web_cms_seconds_count{call="page"}')).toBe('1');
  expect(await valueOf('ministry_web_cms_seconds_count{call="content"}')).toBe('2');
  expect(await valueOf('ministry_web_responses_total{kind="page",class="2xx"}')).toBe('1');
  expect(await valueOf('ministry_web_responses_total{kind="cms-content",class="5xx"}')).toBe('1');
});

it('has nothing in it that a visitor chose', async () => {
  await get('/their-secret?of=their-secret');
  await get('/api/their-secret');
  await get('/word?of=their-secret');
  expect(await metrics.registry.metrics()).not.toContain('their-secret');
});

it('is read on a port of its own, and not through the site', async () => {
  const { url, stop } = await startMetricsServer(metrics, { port: 0, host: '127.0.0.1' });
  try {
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await answer.text()).toContain('nodejs_eventloop_lag_seconds');
    expect((await get('/metrics')).body).not.toContain('ministry_web');
  } finally {
    await stop();
  }
});
