import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../lib/ports';
import { purgePages } from './purge';

const calls: (string | undefined)[] = [];
let status = 200;
const site = createServer((request, response) => {
  calls.push(`${request.method} ${request.url} ${request.headers.authorization}`);
  response.writeHead(status).end();
});
let url: string;

beforeEach(async () => {
  calls.length = 0;
  status = 200;
  const port = await freePort();
  await once(site.listen(port, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${port}/_purge`;
});

afterEach(async () => {
  site.closeAllConnections();
  await once(site.close(), 'close');
});

test('asks every web server once, also when another one is down', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}/_purge`;
  await purgePages(`${nobody}, ${url}`, 'secret');
  expect(calls).toEqual(['POST /_purge Bearer secret']);
});

test('says when a web server refuses', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  status = 401;
  await purgePages(url, 'wrong');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('401'));
});

test('asks nobody when there is nobody', async () => {
  await purgePages(undefined, 'secret');
  expect(calls).toEqual([]);
});
