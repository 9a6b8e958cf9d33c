import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app';
import { readEnvironment } from '../environment';
import { contentSite } from '../testing/content-site';

let directory: string;
let app: FastifyInstance;

function start(variables: Record<string, string> = {}): void {
  const environment = { ...readEnvironment(variables), cmsUrl: 'http://127.0.0.1:9' };
  app = createApp({ environment, site: { ...contentSite, clientDirectory: directory } });
}

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'built-'));
  await mkdir(path.join(directory, 'assets'));
  await writeFile(path.join(directory, 'worker.js'), 'the worker');
});

afterEach(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

describe('the worker’s script', () => {
  it('is asked for anew at every visit', async () => {
    start();
    const { body, headers } = await app.inject('/worker.js');
    expect(body).toBe('the worker');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('clears everything away and leaves when keeping is switched off', async () => {
    start({ OFFLINE_READING: 'off' });
    const { body, headers } = await app.inject('/worker.js');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/javascript/);

    const done: string[] = [];
    const work: Promise<unknown>[] = [];
    const event = { waitUntil: (promise: Promise<unknown>) => work.push(promise) };
    const self = {
      addEventListener: (_type: string, listener: (with_: typeof event) => void) => listener(event),
      skipWaiting: () => done.push('takes over'),
      registration: { unregister: () => Promise.resolve(done.push('leaves')) },
    };
    const caches = {
      keys: () => Promise.resolve(['kept-1', 'kept-0', 'another']),
      delete: (name: string) => Promise.resolve(done.push(`deletes ${name}`)),
    };
    vm.runInNewContext(body, { self, caches, Promise });
    await Promise.all(work);
    expect(done).toEqual(['takes over', 'deletes kept-1', 'deletes kept-0', 'leaves']);
  });
});

describe('what belongs to a page that is kept', () => {
  it('is refused for what cannot be kept, for other sites, and when keeping is switched off', async () => {
    start();
    expect((await app.inject('/kept/pack?of=%2Fprayer&lang=en')).statusCode).toBe(404);
    expect((await app.inject('/kept/pack?of=%2F%2Felsewhere.example&lang=en')).statusCode).toBe(400);
    expect((await app.inject('/kept/pack?of=%2F&lang=fr')).statusCode).toBe(400);
    expect((await app.inject('/kept/pack')).statusCode).toBe(400);
    await app.close();
    start({ OFFLINE_READING: 'off' });
    expect((await app.inject('/kept/pack?of=%2Fresources%3Fmodule%3Da&lang=en')).statusCode).toBe(404);
  });

  it('is read module by module, so that a slow CMS is not asked for a whole course at once', async () => {
    const slugs = Array.from({ length: 8 }, (_, index) => `module-${index}`);
    let open = 0;
    let most = 0;
    const cms = createServer((request, response) => {
      open += 1;
      most = Math.max(most, open);
      const data = request.url === '/course' ? slugs.map((slug) => ({ slug })) : { title: 'A text' };
      setTimeout(() => {
        open -= 1;
        response.end(JSON.stringify({ data }));
      }, 5);
    });
    cms.listen(0, '127.0.0.1');
    await once(cms, 'listening');
    const port = v.parse(v.object({ port: v.number() }), cms.address()).port;
    const keepable = (module: string | null) => ({
      kind: module === null ? ('course' as const) : ('module' as const),
      address: module === null ? '/word' : `/word?of=${module}`,
      content: module === null ? '/course' : `/${module}`,
      companions: [],
      calls: [],
      parts: [],
      quizCall: () => '',
    });
    app = createApp({
      environment: { ...readEnvironment({}), cmsUrl: `http://127.0.0.1:${port}` },
      site: {
        ...contentSite,
        resolveAddress: (url) => ({ ...contentSite.resolveAddress(url), known: true }),
        readKeepable: ({ searchParams }) => Promise.resolve(keepable(searchParams.get('module'))),
      },
    });
    try {
      const { statusCode, json } = await app.inject('/kept/pack?of=%2Fword&lang=en');
      expect(statusCode).toBe(200);
      expect(v.parse(v.object({ documents: v.array(v.unknown()) }), json()).documents).toHaveLength(9);
      expect(most).toBeLessThan(5);
    } finally {
      cms.close();
    }
  });

  it('may run a worker from the site alone', async () => {
    start();
    const { headers } = await app.inject('/word');
    expect(headers['content-security-policy']).toContain("worker-src 'self'");
  });
});
