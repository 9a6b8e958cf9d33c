import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon, { type Request } from 'autocannon';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWhatChanged } from '../lib/build';
import { call, exampleRequest, signIn } from '../lib/call-cms';
import { freePorts } from '../lib/ports';
import { ROOT } from '../lib/root';
import { type Stack, startReplica, startStack } from '../lib/stack';
import { anyAddress } from './supervised';

/** Milliseconds within which a request for prayer is stored, whatever else is going on. */
const promised = 3_000;
const attackSeconds = 12;

/** By hand 30, to see what half an hour does to the memory. */
const minutesOfAll = Number(process.env['ATTACK_MINUTES'] ?? 1);

const modulesSchema = v.object({
  data: v.array(v.object({ slug: v.string(), quiz: v.object({ key: v.string() }) })),
});
const questionsSchema = v.object({
  data: v.object({ questions: v.array(v.object({ id: v.string(), correctAnswer: v.unknown() })) }),
});

const read = (path: string): Request => ({ method: 'GET', path });
const invented = (path: (name: string) => string) => () => read(path(`invented-${randomUUID()}`));
const pick = (names: readonly string[]) => names[randomInt(names.length)] ?? '';

let visitors = 0;
/** An address that has sent nothing yet. */
const newAddress = () => `100.64.${(visitors += 1) >> 8}.${visitors & 255}`;

/** Each of them once stopped the forms, or was like one that did. */
const attacks: Readonly<Record<string, () => Request>> = {
  'pages of invented articles': invented((name) => `/resources?article=${name}`),
  'pages of invented modules in two languages': invented((name) => `/bilingual?module=${name}`),
  'leader’s sheets of invented modules': invented((name) => `/leader-sheet?module=${name}`),
  'files of invented modules': invented((name) => `/files/modules/${name}.html`),
  'packs of invented modules': invented(
    (name) => `/kept/pack?lang=en&of=${encodeURIComponent(`/resources?module=${name}`)}`,
  ),
  'calls for invented entries': invented((name) => `/api/articles/${name}?locale=en`),
  'calls for real pages from many addresses': () => ({
    ...read(`/api/${pick(['home-page', 'training-modules', 'articles'])}?locale=en`),
    headers: { 'x-forwarded-for': anyAddress() },
  }),
  'files that do not exist, from many addresses': () => ({
    ...read(`/public-objects/${randomUUID()}.jpg`),
    headers: { 'x-forwarded-for': anyAddress(), authorization: `Bearer ${randomUUID()}` },
  }),
  'previews with made-up sessions': () => ({
    ...read('/admin/preview/draft/'),
    headers: { cookie: `strapi_admin_refresh=${randomUUID()}` },
  }),
  'headers that take long to parse': () => ({
    ...read('/api/articles?locale=en'),
    headers: { 'accept-encoding': `gzip${' '.repeat(12_000)}x` },
  }),
  'passwords that are guessed from many addresses': () => ({
    method: 'POST',
    path: '/admin/login',
    body: JSON.stringify({ email: `${randomUUID()}@example.org`, password: randomUUID() }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
  }),
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

/** A call for a certificate, from any address. */
async function certificate(url: string): Promise<() => Request> {
  const body = await passedCourse(url);
  return () => ({
    method: 'POST',
    path: '/api/certificates',
    body,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
  });
}

/** What says no address comes from one and the same. */
function flood(url: string, request: () => Request, { connections = 100, seconds = attackSeconds } = {}) {
  const setupRequest = (sent: Request): Request => {
    const { headers, ...rest } = request();
    return { ...sent, ...rest, headers: { 'x-forwarded-for': '192.0.2.1', ...headers } };
  };
  return autocannon({ url, connections, duration: seconds, requests: [{ setupRequest }] });
}

/** Sends requests for prayer from one address each, evenly over these seconds. Returns the time of each, sorted. */
async function pray(url: string, count: number, seconds = attackSeconds - 4): Promise<number[]> {
  const sent = Array.from({ length: count }, async (_, index) => {
    await delay((index * 1_000 * seconds) / count);
    const began = performance.now();
    const { status } = await fetch(`${url}/api/prayer-requests`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        'X-Forwarded-For': newAddress(),
      },
      body: JSON.stringify(exampleRequest),
    });
    expect(status).toBe(201);
    return performance.now() - began;
  });
  return (await Promise.all(sent)).toSorted((one, other) => one - other);
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

  const site = () => stack.url.replace('localhost', '127.0.0.1');

  it.each(Object.entries(attacks))('takes requests for prayer during a flood of %s', async (_attack, request) => {
    const crowd = flood(site(), request);
    await delay(2_000);
    const times = await pray(site(), 20);
    const { '2xx': served, non2xx } = await crowd;
    expect(served + non2xx, 'the flood came').toBeGreaterThan(100);
    expect(times.at(-1)).toBeLessThan(promised);
  });

  it('takes requests for prayer while people of many addresses make certificates', async () => {
    const crowd = flood(site(), await certificate(site()));
    await delay(2_000);
    const times = await pray(site(), 20);
    const { '2xx': made, statusCodeStats = {} } = await crowd;
    expect(made, 'certificates were made').toBeGreaterThan(0);
    expect(Object.keys(statusCodeStats).filter((status) => !['201', '429', '503'].includes(status))).toEqual([]);
    expect(times.at(-1)).toBeLessThan(promised);
  });

  it('loses none while all of it comes at once, and its memory does not grow', { timeout: 3_600_000 }, async () => {
    const { web, cms } = stack.site;
    const memory = () =>
      [web, cms].map(({ pid }) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]));
    const list = '/content-manager/collection-types/api::prayer-request.prayer-request?pageSize=1';
    const listed = v.object({ pagination: v.object({ total: v.number() }) });
    const countStored = async () => {
      const headers = await signIn(stack.cmsUrl, stack.admin);
      return v.parse(listed, await call(stack.cmsUrl + list, { headers })).pagination.total;
    };
    const before = await countStored();
    const seconds = minutesOfAll * 60;
    const crowds = [...Object.values(attacks), await certificate(site())].map((request) =>
      flood(site(), request, { connections: 12, seconds }),
    );
    const half = delay(seconds * 500).then(memory);
    const times = await pray(site(), seconds, seconds - 5);
    await Promise.all(crowds);
    await delay(5_000);
    const after = memory();
    expect(await countStored()).toBe(before + seconds);
    expect(times[Math.ceil(seconds * 0.99) - 1]).toBeLessThan(promised);
    for (const [at, kilobytes] of (await half).entries()) expect(after[at]).toBeLessThan(1.25 * kilobytes);
    console.table({ p50: times[seconds >> 1], p99: times[Math.ceil(seconds * 0.99) - 1], half: await half, after });
  });
});
