import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { contentGenerationHeader } from '../contracts/content';
import { createPurge } from './page-cache';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

type Purge = { authorization: string | undefined; generation: unknown };

async function webServer(status: number, host = '127.0.0.1', samePort = 0) {
  const purges: Purge[] = [];
  const server = createServer(({ headers }, response) => {
    purges.push({ authorization: headers.authorization, generation: headers[contentGenerationHeader] });
    response.writeHead(status).end();
  }).listen(samePort, host);
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/_purge`, purges };
}

const nothing = { secret: 's', beginGeneration: () => Promise.resolve('first'), warn: () => {} };
const told = { authorization: 'Bearer s', generation: 'first' };

test('every web server is told, with the secret and the name of the new content', async () => {
  const [one, two] = await Promise.all([webServer(204), webServer(204)]);
  const warnings: string[] = [];
  await createPurge({ ...nothing, urls: [one.url, two.url], warn: (line) => warnings.push(line) })();
  expect(one.purges).toEqual([told]);
  expect(two.purges).toEqual([told]);
  expect(warnings).toEqual([]);
});

test('every web server that shares a name is told, also while one of them is away', async () => {
  const one = await webServer(204);
  const port = Number(new URL(one.url).port);
  const two = await webServer(204, '127.0.0.2', port);
  const warnings: string[] = [];
  await createPurge({
    ...nothing,
    urls: [`http://web:${port}/_purge`],
    warn: (line) => warnings.push(line),
    resolveHost: () =>
      Promise.resolve(['127.0.0.1', '127.0.0.2', '127.0.0.3'].map((address) => ({ address, family: 4 }))),
  })();
  expect(one.purges).toEqual([told]);
  expect(two.purges).toEqual([told]);
  expect(warnings).toEqual([]);
});

test('one that is down, unknown or refuses is named in the log, and the others are told all the same', async () => {
  const [refusing, fine] = await Promise.all([webServer(401), webServer(204)]);
  const warnings: string[] = [];
  const down = 'http://127.0.0.1:9/_purge';
  const unknown = 'http://nobody.invalid/_purge';
  const urls = [down, unknown, refusing.url, fine.url];
  await createPurge({ ...nothing, urls, warn: (line) => warnings.push(line) })();
  expect(fine.purges).toHaveLength(1);
  expect(warnings.sort()).toEqual(
    [
      `The page cache at ${refusing.url} answered a purge with 401`,
      `The page cache at ${down} could not be purged`,
      `The page cache at ${unknown} could not be purged`,
    ].sort(),
  );
});

test('a database that does not take the new name keeps nobody from being told', async () => {
  const web = await webServer(204);
  const warnings: string[] = [];
  const beginGeneration = () => Promise.reject(new Error('away'));
  await createPurge({ ...nothing, urls: [web.url], beginGeneration, warn: (line) => warnings.push(line) })();
  expect(web.purges).toEqual([{ authorization: 'Bearer s', generation: undefined }]);
  expect(warnings).toEqual(['The change could not be noted for web servers that miss this purge']);
});

test('many changes at once share a purge that begins after the last of them', async () => {
  const web = await webServer(204);
  const purge = createPurge({ ...nothing, urls: [web.url] });
  const first = purge();
  await Promise.resolve();
  await Promise.resolve();
  const others = Array.from({ length: 100 }, () => purge());
  await Promise.all([first, ...others]);
  expect(web.purges.length).toBeLessThanOrEqual(2);
  await purge();
  expect(web.purges.length).toBeLessThanOrEqual(3);
});
