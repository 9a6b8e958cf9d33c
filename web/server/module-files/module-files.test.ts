import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../app';
import { readEnvironment } from '../environment';
import { contentSite } from '../testing/content-site';

let app: FastifyInstance;

beforeEach(() => {
  const environment = readEnvironment({ PUBLIC_URL: 'https://www.example.org' });
  app = createApp({ environment, site: contentSite });
});
afterEach(() => app.close());

test('a module is a file that is saved, in the language asked for', async () => {
  const { statusCode, headers, body } = await app.inject('/files/modules/first.html?lang=es');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(headers['content-disposition']).toBe('attachment; filename="first.html"');
  expect(body).toBe('<p lang="es">First</p>');
});

test.each([
  '/files/modules/second.html',
  '/files/modules/second.svg',
  '/files/modules/first.html?lang=fr',
  // Not switched on.
  '/files/modules/first.html?lang=ur',
  '/files/modules/first.svg?lang=ur',
  '/files/modules/first%22%3Ba.html',
])('%s is not there', async (path) => {
  expect((await app.inject(path)).statusCode).toBe(404);
});

test('a QR code is a picture, which phones read in module-file.spec.ts', async () => {
  const { statusCode, headers } = await app.inject('/files/modules/first.svg?lang=es');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
});
