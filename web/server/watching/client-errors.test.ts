import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { clientErrorPath } from '../../src/lib/client-error';
import { registerClientErrors } from './client-errors';
import { createMetrics } from './metrics';

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X) AppleWebKit/605.1.15 Version/14.1 Mobile Safari/604.1';
const chromium = 'Mozilla/5.0 (Linux; Android 9; SM-J415) AppleWebKit/537.36 Chrome/92.0.4515.159 Mobile Safari/537.36';
const path = '/assets/entry-client-Dk3x.js';
const release = `https://example.org${path}`;

function startApp() {
  const lines: string[] = [];
  const metrics = createMetrics();
  let broken = 0;
  const app = Fastify({ trustProxy: true, logger: { stream: { write: (line: string) => lines.push(line) } } });
  registerClientErrors(app, metrics, () => (broken += 1));
  const report = async (body: unknown, { from = '203.0.113.7', client = chromium, method = 'POST' as const } = {}) => {
    const headers = { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': client, 'x-forwarded-for': from };
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    return (await app.inject({ method, url: clientErrorPath, headers, payload })).statusCode;
  };
  const logged = () =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ level }) => level === 40);
  return { report, logged, metrics, broken: () => broken };
}

it('logs and counts the release, the engine and the error, without the phone', async () => {
  const { report, logged, metrics, broken } = startApp();
  expect(await report({ release, message: 'Object.hasOwn is not a function' })).toBe(204);
  await report({ release, message: 'x' }, { client: safari });
  expect(logged()[0]).toMatchObject({
    release: path,
    message: 'Object.hasOwn is not a function',
    engine: 'Chrome',
    version: '92',
  });
  expect(logged()[1]).toMatchObject({ engine: 'Safari', version: '14' });
  expect(JSON.stringify(logged())).not.toMatch(/Android|SM-J415|203\.0/);
  expect(broken()).toBe(2);
  expect(await metrics.registry.metrics()).toContain('ministry_web_broken_pages_total{engine="Chrome"} 1');
});

it.each([
  'Unexpected token \'A\', "Ana asks for prayer" is not valid JSON',
  'Failed to fetch dynamically imported module: https://example.org/prayer?name=Ana',
  'no ana@example.org',
  'call 5551234567\nAna',
])('leaves out what an error quotes: %j', async (message) => {
  const { report, logged } = startApp();
  expect(await report({ release, message })).toBe(204);
  expect(JSON.stringify(logged()[0])).not.toMatch(/asks|name=|ana@|5551|\\n/);
});

it.each([
  ['no JSON', 'oops'],
  ['a release that is none', { release: 'Ana Pérez', message: 'x' }],
  ['a release with more', { release: 'https://example.com/Ana Pérez', message: 'x' }],
  ['nothing', ''],
])('refuses %s', async (_kind, body) => {
  const { report, broken } = startApp();
  expect(await report(body)).toBe(400);
  expect(broken()).toBe(0);
});

it('refuses a long body', async () => {
  expect(await startApp().report({ release, message: 'x', more: 'x'.repeat(2_000) })).toBe(413);
});

it('counts few from one network, and a few hundred an hour from everybody', async () => {
  const { report, broken } = startApp();
  for (let time = 0; time < 5; time += 1) expect(await report({ release, message: 'x' })).toBe(204);
  expect(broken()).toBe(3);
  for (let host = 0; host < 400; host += 1)
    await report({ release, message: 'x' }, { from: `198.51.${host >> 8}.${host & 255}` });
  expect(broken()).toBe(300);
});
