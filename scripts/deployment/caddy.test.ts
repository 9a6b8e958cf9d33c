import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePorts } from '../lib/ports';
import { ROOT } from '../lib/root';
import { startCaddy, type Caddy } from './caddy';

let caddy: Caddy;
let web: Server;
let port: number;
let received: string[];

async function startWeb(): Promise<void> {
  web = createServer((request, response) => {
    request.resume().on('end', () => {
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
  await startWeb();
  expect((await page).status).toBe(200);
  expect(received).toEqual(['GET /prayer']);
});

it('sends no form twice when its answer breaks off', async () => {
  expect((await send('/breaks-off')).status).toBe(502);
  expect(received).toEqual(['POST /breaks-off']);
});
