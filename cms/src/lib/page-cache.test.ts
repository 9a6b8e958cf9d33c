import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createPurge } from './page-cache';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function webServer(status: number) {
  const purges: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    purges.push(request.headers.authorization);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/_purge`, purges };
}

test('every web server is told, with the secret', async () => {
  const [one, two] = await Promise.all([webServer(204), webServer(204)]);
  const warnings: string[] = [];
  await createPurge({ urls: [one.url, two.url], secret: 's', warn: (line) => warnings.push(line) })();
  expect(one.purges).toEqual(['Bearer s']);
  expect(two.purges).toEqual(['Bearer s']);
  expect(warnings).toEqual([]);
});

test('one that is down or refuses is named in the log, and the others are told all the same', async () => {
  const [refusing, fine] = await Promise.all([webServer(401), webServer(204)]);
  const warnings: string[] = [];
  const down = 'http://127.0.0.1:9/_purge';
  await createPurge({ urls: [down, refusing.url, fine.url], secret: 's', warn: (line) => warnings.push(line) })();
  expect(fine.purges).toHaveLength(1);
  expect(warnings.sort()).toEqual(
    [
      `The page cache at ${refusing.url} answered a purge with 401`,
      `The page cache at ${down} could not be purged`,
    ].sort(),
  );
});

test('many changes at once share a purge that begins after the last of them', async () => {
  const web = await webServer(204);
  const purge = createPurge({ urls: [web.url], secret: 's', warn: () => {} });
  const first = purge();
  await Promise.resolve();
  await Promise.resolve();
  const others = Array.from({ length: 100 }, () => purge());
  await Promise.all([first, ...others]);
  expect(web.purges.length).toBeLessThanOrEqual(2);
  await purge();
  expect(web.purges.length).toBeLessThanOrEqual(3);
});
