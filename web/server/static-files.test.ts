import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app';
import { readEnvironment } from './environment';
import { contentSite } from './testing/content-site';

describe('built files', () => {
  let directory: string;
  let app: FastifyInstance;
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'built-'));
    await mkdir(path.join(directory, 'assets'));
    await mkdir(path.join(directory, '.vite'));
    await writeFile(path.join(directory, 'assets/entry-1.js'), 'plain');
    await writeFile(path.join(directory, 'assets/entry-1.js.br'), 'brotli');
    await writeFile(path.join(directory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(path.join(directory, '.vite/manifest.json'), '{}');
    // No CMS answers there: files need none.
    const environment = { ...readEnvironment({}), cmsUrl: 'http://127.0.0.1:9' };
    app = createApp({ environment, site: { ...contentSite, clientDirectory: directory } });
  });

  afterEach(async () => {
    await app.close();
    await rm(directory, { recursive: true });
  });

  it('never change, and come as they were compressed when they were built', async () => {
    const response = await get('/assets/entry-1.js', { 'accept-encoding': 'gzip, br' });
    expect(response.body).toBe('brotli');
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    // A script is not a page, so it needs no headers that only pages heed.
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers).not.toHaveProperty('content-security-policy');
    expect(response.headers.vary).toBe('Accept-Encoding');
    const plain = await get('/assets/entry-1.js');
    expect(plain.body).toBe('plain');
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });

  it('are not there when they are not there, instead of being a page', async () => {
    const response = await get('/assets/entry-0.js');
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch(/^text\/plain/);
    expect(response.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it('at the root are served, and nothing else of the build', async () => {
    expect((await get('/favicon.ico')).headers['location']).toBe('/favicon.svg');
    expect((await get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
    expect((await get('/.vite/manifest.json')).body).not.toBe('{}');
    expect((await get('/assets/..%2f.vite/manifest.json')).body).not.toBe('{}');
  });
});
