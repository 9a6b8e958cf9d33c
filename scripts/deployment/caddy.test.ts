import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { apiErrorSchema } from '../../cms/src/contracts/submission';
import { freePorts } from '../lib/ports';
import { ROOT } from '../lib/root';
import { startCaddy, type Caddy } from './caddy';

let caddy: Caddy;
let web: Server;
let port: number;
let received: string[];
let receivedBytes: number;

async function startWeb(): Promise<void> {
  web = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => (receivedBytes += chunk.length));
    request.on('end', () => {
      received.push(`${request.method ?? ''} ${request.url ?? ''}`);
      if (request.url === '/breaks-off') response.destroy();
      else response.end('here');
    });
  });
  web.listen(port, '127.0.0.1');
  await once(web, 'listening');
}

async function stopWeb(): Promise<void> {
  web.closeAllConnections();
  web.close();
  await once(web, 'close');
}

beforeEach(async () => {
  [port = 0] = await freePorts(1);
  received = [];
  await startWeb();
  caddy = await startCaddy(ROOT, [`http://127.0.0.1:${port}`]);
  received = [];
  receivedBytes = 0;
});
afterEach(async () => {
  await caddy.stop();
  await stopWeb();
});

const send = (path: string) => fetch(caddy.url + path, { method: 'POST', body: '{"message":"…"}' });

it('lets a page wait while the web server starts anew, and refuses a form at once', async () => {
  await stopWeb();
  const page = fetch(`${caddy.url}/prayer`);
  const form = await send('/api/prayer-requests');
  expect(form.status).toBe(502);
  expect(form.headers.get('retry-after')).toBe('5');
  expect(parse(apiErrorSchema, await form.json()).error.status).toBe(502);
  await startWeb();
  expect((await page).status).toBe(200);
  expect(received).toEqual(['GET /prayer']);
});

it('sends no form twice when its answer breaks off', async () => {
  expect((await send('/breaks-off')).status).toBe(502);
  expect(received).toEqual(['POST /breaks-off']);
});

it('apologizes in both languages for a page that breaks off, and only for what it cannot bring', async () => {
  const page = await fetch(`${caddy.url}/breaks-off`, { method: 'POST', headers: { Accept: 'text/html,*/*;q=0.8' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
  expect(await page.text()).toMatch(/lang="es">El sitio .* lang="en">The site /);
  const inside = await fetch(`${caddy.url}/_purge`);
  expect([inside.status, inside.headers.get('retry-after')]).toEqual([404, null]);
});

const megabytes = (count: number) => Buffer.alloc(count * 1e6);

it.each(['/upload', '/upload/files', '/api/images', '/api/picture-slots/home-hero/file'])(
  'lets 3 MB through to %s',
  async (path) => {
    const { status } = await fetch(caddy.url + path, { method: 'POST', body: megabytes(3) });
    expect([status, receivedBytes]).toEqual([200, 3e6]);
  },
);

it.each([
  ['/api/articles', 3],
  ['/api/picture-slots/home-hero', 3],
  ['/api/prayer-requests', 1],
  ['/api/certificates/check', 1],
])('lets no larger body than the site through to %s', async (path, size) => {
  const status = await fetch(caddy.url + path, { method: 'POST', body: megabytes(size) }).then(
    (answer) => answer.status,
    // Caddy closes the connection.
    () => 0,
  );
  expect(status).not.toBe(200);
});
