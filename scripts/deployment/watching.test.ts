import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestIdHeader } from '../../cms/src/contracts/watching';
import { buildWhatChanged } from '../lib/build';
import { call, signIn, valueAt } from '../lib/call-cms';
import { freePorts } from '../lib/ports';
import { ROOT } from '../lib/root';
import { startStack, type Stack } from '../lib/stack';
import { withoutFsync } from '../lib/without-fsync';

const planted = {
  name: 'Plantedname',
  email: 'planted@example.org',
  phone: '202-555-0142',
  text: 'a planted confidence that nobody else may read',
  query: 'planted-query',
  path: 'planted-path',
  file: 'planted-file.jpg',
  agent: 'PlantedAgent/1.0',
  address: '203.0.113.77',
};

describe('the site and its CMS', () => {
  let stack: Stack;
  let metricsUrls: string[];
  const lines: { service: string; line: string }[] = [];

  beforeAll(async () => {
    await buildWhatChanged(ROOT);
    const [metricsPort, cmsMetricsPort] = await freePorts(2);
    metricsUrls = [metricsPort, cmsMetricsPort].map((port) => `http://127.0.0.1:${port}/metrics`);
    stack = await startStack(ROOT, {
      sqlite: true,
      seed: false,
      variables: {
        METRICS_PORT: String(metricsPort),
        CMS_METRICS_PORT: String(cmsMetricsPort),
        TRUSTED_PROXIES: '1',
        ...withoutFsync,
      },
      onLine: (service, line) => lines.push({ service, line }),
    });
  });
  afterAll(() => stack.stop());

  const visitor = (id: string) => ({
    [requestIdHeader]: id,
    'x-forwarded-for': planted.address,
    'user-agent': planted.agent,
    referer: `${stack.url}/resources?article=${planted.query}`,
  });

  const send = (id: string) =>
    fetch(`${stack.url}/api/prayer-requests?from=${planted.query}`, {
      method: 'POST',
      headers: { ...visitor(id), 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: planted.name,
        lastName: planted.name,
        email: planted.email,
        phoneNumber: planted.phone,
        prayerType: 'family',
        prayerRequest: planted.text,
        confidential: true,
        contactMe: true,
      }),
    });

  it('log a request under one id, and nothing of who sent it or what', async () => {
    const id = randomUUID();
    expect((await send(id)).status).toBe(201);
    const headers = visitor(id);
    await fetch(`${stack.url}/resources?article=${planted.query}`, { headers });
    await fetch(`${stack.url}/${planted.path}/${planted.email}?q=${planted.query}`, { headers });
    await fetch(`${stack.url}/uploads/${planted.file}`, { headers });
    await fetch(`${stack.url}/api/articles?filters[title]=${planted.query}`, { headers });

    const linesOf = (service: string) =>
      lines
        .filter((one) => one.service === service && one.line.includes(id))
        .map(({ line }): unknown => JSON.parse(line));
    await vi.waitFor(() => {
      expect(linesOf('web')).toContainEqual(
        expect.objectContaining({ requestId: id, method: 'POST', kind: 'cms-form', status: 201 }),
      );
      expect(linesOf('cms')).toContainEqual(
        expect.objectContaining({ requestId: id, method: 'POST', kind: 'form', status: 201 }),
      );
      // What a page needs is asked for under the id of the page.
      expect(linesOf('cms')).toContainEqual(expect.objectContaining({ requestId: id, method: 'GET', kind: 'content' }));
    });
    const written = lines.map(({ line }) => line).join('\n');
    for (const secret of Object.values(planted)) expect(written).not.toContain(secret);
    // Each line is JSON, whatever it tells of.
    for (const { line } of lines) expect(() => JSON.parse(line) as unknown, line).not.toThrow();
  });

  it('serve their metrics on ports of their own, and not through the site', async () => {
    const [web = '', cms = ''] = await Promise.all(metricsUrls.map(async (url) => (await fetch(url)).text()));
    expect(web).toMatch(/ministry_web_responses_total\{kind="cms-form",class="2xx"\} [1-9]/);
    expect(cms).toMatch(/ministry_cms_submissions_total\{result="stored"\} [1-9]/);
    expect(cms).toMatch(/^ministry_shared_mails_waiting 0$/m);
    for (const secret of Object.values(planted)) expect(web + cms).not.toContain(secret);
    for (const path of ['/metrics', '/api/metrics', '/admin/metrics', '/_metrics']) {
      for (const origin of [stack.url, stack.cmsUrl]) {
        expect(await (await fetch(origin + path)).text()).not.toMatch(/ministry_(?:web|cms|shared)_/);
      }
    }
  });

  it('do not tell the way inside to those outside', async () => {
    const report = await fetch(`${stack.url}/_web-server-report`, { method: 'POST', body: '{}' });
    expect(report.status).toBe(405);
  });

  it('say at the panel’s home that the site shows what is published', async () => {
    const headers = await signIn(stack.cmsUrl, stack.admin);
    await vi.waitFor(
      async () => {
        const state = await call(`${stack.cmsUrl}/admin/site-state`, { headers });
        expect(valueAt(state, 'published')).toBe('reached');
      },
      { timeout: 120_000, interval: 500 },
    );
  });
});
