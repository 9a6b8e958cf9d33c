import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon, { type Request } from 'autocannon';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWhatChanged } from '../lib/build';
import { exampleRequest } from '../lib/example-request';
import { freePorts } from '../lib/ports';
import { ROOT } from '../lib/root';
import { startReplica, startStack, type Stack } from '../lib/stack';

/** Milliseconds within which a request for prayer is stored, whatever else is going on. */
const promised = 3_000;
const attackSeconds = 12;

type Attack = { connections: number; request: () => Request };

const modulesSchema = v.object({
  data: v.array(v.object({ slug: v.string(), quiz: v.object({ key: v.string() }) })),
});
const questionsSchema = v.object({
  data: v.object({ questions: v.array(v.object({ id: v.string(), correctAnswer: v.unknown() })) }),
});

const read = (path: string): Request => ({ method: 'GET', path });
const invented = (path: (name: string) => string): Attack => ({
  connections: 100,
  request: () => read(path(`invented-${randomUUID()}`)),
});

/** Each of them once stopped the forms, or was like one that did. */
const attacks: Readonly<Record<string, Attack>> = {
  'pages of invented articles': invented((name) => `/resources?article=${name}`),
  'pages of invented modules in two languages': invented((name) => `/bilingual?module=${name}`),
  'leader’s sheets of invented modules': invented((name) => `/leader-sheet?module=${name}`),
  'files of invented modules': invented((name) => `/files/modules/${name}.html`),
  'packs of invented modules': invented(
    (name) => `/kept/pack?lang=en&of=${encodeURIComponent(`/resources?module=${name}`)}`,
  ),
  'calls for invented entries': invented((name) => `/api/articles/${name}?locale=en`),
  'previews with made-up sessions': {
    connections: 100,
    request: () => ({ ...read('/admin/preview/draft/'), headers: { cookie: `strapi_admin_refresh=${randomUUID()}` } }),
  },
  'headers that take long to parse': {
    connections: 100,
    request: () => ({
      ...read('/api/articles?locale=en'),
      headers: { 'accept-encoding': `gzip${' '.repeat(12_000)}x` },
    }),
  },
};

/** The body of a call for a certificate that is earned. */
async function passedCourse(url: string): Promise<string> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${url}${path}?locale=en`)).json();
  const modules = v.parse(modulesSchema, await read('/api/training-modules')).data.map(async ({ slug, quiz }) => {
    const { questions } = v.parse(questionsSchema, await read(`/api/quizzes/${quiz.key}`)).data;
    return [slug, Object.fromEntries(questions.map(({ id, correctAnswer }) => [id, correctAnswer]))] as const;
  });
  const answers = Object.fromEntries(await Promise.all(modules));
  return JSON.stringify({ name: 'Ana Ruiz', locale: 'en', bothLanguages: true, answers });
}

/** Sends requests for prayer from one address each, and says how long each took. */
async function pray(url: string, count: number): Promise<{ status: number; ms: number }[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, place) => {
      await delay((place * 1_000 * (attackSeconds - 4)) / count);
      const began = performance.now();
      const { status } = await fetch(`${url}/api/prayer-requests`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': randomUUID(),
          'X-Forwarded-For': `198.51.100.${place + 1}`,
        },
        body: JSON.stringify(exampleRequest),
      });
      return { status, ms: performance.now() - began };
    }),
  );
}

describe.each([
  ['SQLite', { sqlite: true, cmses: 1 }],
  ['PostgreSQL', { sqlite: false, cmses: 1 }],
  ['PostgreSQL and two CMSes', { sqlite: false, cmses: 2 }],
] as const)('a site with %s', (_name, { sqlite, cmses }) => {
  let stack: Stack;
  const cleanups: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    await buildWhatChanged(ROOT);
    const limits = { TRUSTED_PROXIES: '1', SUBMISSIONS_PER_HOUR: '100000' };
    const [cmsPort = 0, otherPort = 0, otherWebPort = 0] = await freePorts(3);
    const urls = [cmsPort, otherPort].slice(0, cmses).map((port) => `http://127.0.0.1:${port}`);
    stack = await startStack(ROOT, { seed: true, sqlite, cmsPort, variables: { ...limits, CMS_URL: urls.join(',') } });
    cleanups.push(stack.stop);
    if (cmses === 1) return;
    const { site } = await startReplica(ROOT, stack, {
      ...limits,
      PORT: String(otherWebPort),
      CMS_PORT: String(otherPort),
    });
    cleanups.push(site.stop);
  });
  afterAll(async () => {
    for (const cleanUp of cleanups.toReversed()) await cleanUp();
  });

  it.each(Object.entries(attacks))(
    'takes requests for prayer during a flood of %s',
    async (_attack, { connections, request }) => {
      const url = stack.url.replace('localhost', '127.0.0.1');
      const flood = autocannon({
        url,
        connections,
        duration: attackSeconds,
        requests: [
          {
            setupRequest: (sent) => {
              const { headers, ...rest } = request();
              return { ...sent, ...rest, headers: { ...headers, 'x-forwarded-for': '192.0.2.1' } };
            },
          },
        ],
      });
      await delay(2_000);
      const prayers = await pray(url, 20);
      const { '2xx': served, non2xx } = await flood;
      expect(served + non2xx, 'the flood came').toBeGreaterThan(100);
      expect(prayers.map(({ status }) => status)).toEqual(prayers.map(() => 201));
      expect(Math.max(...prayers.map(({ ms }) => ms))).toBeLessThan(promised);
    },
  );

  it('takes requests for prayer while people of many addresses make certificates', async () => {
    const url = stack.url.replace('localhost', '127.0.0.1');
    const [method, path, body] = ['POST', '/api/certificates', await passedCourse(url)] as const;
    const setupRequest = (sent: Request): Request => {
      const address = `198.18.${randomInt(256)}.${randomInt(256)}`;
      return {
        ...sent,
        method,
        path,
        body,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      };
    };
    const crowd = autocannon({ url, connections: 100, duration: attackSeconds, requests: [{ setupRequest }] });
    await delay(2_000);
    const prayers = await pray(url, 20);
    const { '2xx': made, statusCodeStats = {} } = await crowd;
    expect(made, 'certificates were made').toBeGreaterThan(0);
    expect(Object.keys(statusCodeStats).filter((status) => !['201', '429', '503'].includes(status))).toEqual([]);
    expect(prayers.map(({ status }) => status)).toEqual(prayers.map(() => 201));
    expect(Math.max(...prayers.map(({ ms }) => ms))).toBeLessThan(promised);
  });
});
