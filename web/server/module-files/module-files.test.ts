import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quizScript } from '../../src/app/module-file/quiz-script';
import { createApp } from '../app';
import { readEnvironment } from '../environment';
import { hashOf } from '../pages/start-script';
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

test('a module that is shown instead may run the script of its quiz, and no other page may', async () => {
  const { headers } = await app.inject('/files/modules/first.html?lang=es&view=1');
  expect(headers['content-disposition']).toBeUndefined();
  expect(headers['content-security-policy']).toContain(hashOf(quizScript));
  const page = await app.inject('/files/modules/first.svg');
  expect(page.headers['content-security-policy']).not.toContain(hashOf(quizScript));
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
