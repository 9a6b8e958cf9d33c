import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerPurge } from './purge';
import { startServer, type RunningServer } from './testing/start-server';

const secret = 'open sesame';
const authorization = `Bearer ${secret}`;

let cms: RunningServer;
let app: FastifyInstance;
let generation: string;
/** Answered by the CMS so far, and how often pages were forgotten. */
let asked: number;
let purges: number;

beforeEach(async () => {
  generation = 'first';
  asked = 0;
  purges = 0;
  cms = await startServer((request, response) => {
    const isAllowed = request.url === '/_content-generation' && request.headers.authorization === authorization;
    response.writeHead(isAllowed ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ generation }), () => (asked += 1));
  });
  app = Fastify();
  registerPurge(app, { secret, cmsUrl: cms.url, purge: () => (purges += 1), askEveryMs: 10 });
  await app.ready();
});

afterEach(async () => {
  await app.close();
  await cms.stop();
});

async function askedAgain(): Promise<void> {
  const before = asked;
  // Two more answers: the first may have been on its way already.
  await vi.waitFor(() => expect(asked).toBeGreaterThan(before + 2));
}

it('forgets its pages when the CMS has published something that it was not told of', async () => {
  await askedAgain();
  expect(purges).toBe(0);
  generation = 'second';
  await vi.waitFor(() => expect(purges).toBe(1));
});

it('forgets its pages once for a change that it was told of', async () => {
  await askedAgain();
  generation = 'second';
  const headers = { authorization, 'x-content-generation': 'second' };
  expect((await app.inject({ method: 'POST', url: '/_purge', headers })).statusCode).toBe(204);
  const told = purges;
  await askedAgain();
  // The question may have found the change before the call did.
  expect(told).toBeLessThanOrEqual(2);
  expect(purges).toBe(told);
});

it('notices what was published while it could not reach the CMS', async () => {
  await askedAgain();
  const port = Number(new URL(cms.url).port);
  await cms.stop();
  generation = 'second';
  cms = await startServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ generation }));
  }, port);
  await vi.waitFor(() => expect(purges).toBe(1));
});

it('keeps its pages when the CMS answers with an error', async () => {
  await askedAgain();
  const port = Number(new URL(cms.url).port);
  await cms.stop();
  let answered = 0;
  cms = await startServer((_request, response) => {
    answered += 1;
    response.writeHead(503).end('{"generation":"second"}');
  }, port);
  await vi.waitFor(() => expect(answered).toBeGreaterThan(3));
  expect(purges).toBe(0);
});
