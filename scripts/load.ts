import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon, { type Request } from 'autocannon';
import * as v from 'valibot';
import { prayerRequestPath } from '../cms/src/contracts/prayer-request';
import { idempotencyHeader } from '../cms/src/contracts/submission';
import { askDatabase } from './lib/stored-database';
import { buildWhatChanged } from './lib/build';
import { call, exampleRequest, publishTitle, signIn, textAt } from './lib/call-cms';
import { step } from './lib/progress';
import { Refusal } from './lib/refusal';
import { ROOT } from './lib/root';
import { askedToStop } from './lib/service';
import { type Stack, startStack } from './lib/stack';

const byLink = ['home', 'article', 'module', 'form'];
const byClick = ['home', 'article, by a click', 'module, by a click', 'form, by a click'];
/** Files that a page loads before anybody scrolls. */
const partTags = /<(?:script|link|img)\b(?![^>]*loading="lazy")[^>]*(?:src|href)="(\/(?:assets|api\/assets)\/[^"]+)"/g;
const entries = v.object({ data: v.array(v.object({ slug: v.string() })) });

const options = { minutes: { type: 'string', default: '10' }, readers: { type: 'string', default: '1000' } } as const;
const { minutes, readers } = parseArgs({ options }).values;
for (const text of [minutes, readers]) if (!(Number(text) > 0)) throw new Refusal(`Not a number above 0: ${text}`);
const duration = Math.ceil(Number(minutes) * 60);
/** A reader takes 20 s for a page. autocannon sends one a second at least, so a connection plays 20 of them. */
const connections = Math.ceil(Number(readers) / 20);

const paths = new Map<string, Set<string>>();
const times = new Map<string, RecordableHistogram>();
const errors = new Map<string, number>();
const acknowledged: string[] = [];

const addPath = (kind: string, path: string) => paths.set(kind, (paths.get(kind) ?? new Set()).add(path));
const fail = (reason: string, count = 1) => void errors.set(reason, (errors.get(reason) ?? 0) + count);

function record(kind: string, start: number): void {
  const histogram = times.get(kind) ?? createHistogram();
  times.set(kind, histogram);
  histogram.record(Math.max(1, Math.round((performance.now() - start) * 1000)));
}

/** A request that takes one of the paths of its kind, each time from another address, and times the answer. */
function timed(kind: string, defaults: Request = {}): Request {
  const found = [...(paths.get(kind) ?? [])];
  let start = 0;
  return {
    ...defaults,
    setupRequest(request) {
      start = performance.now();
      const address = `100.${64 + randomInt(64)}.${randomInt(256)}.${randomInt(256)}`;
      // Only submissions use the key.
      const own = { 'accept-encoding': 'br', 'x-forwarded-for': address, [idempotencyHeader]: randomUUID() };
      return { ...request, path: found[randomInt(found.length)] ?? '', headers: { ...request.headers, ...own } };
    },
    onResponse(status, body) {
      record(kind, start);
      if (status === 201) acknowledged.push(textAt(JSON.parse(body), 'reference'));
      else if (status !== 200) fail(`${kind}: ${status}`);
    },
  };
}

/** Nobody whose time counts is the first to read a page. */
async function readEveryPage(url: string): Promise<void> {
  addPath('request for prayer', prayerRequestPath);
  for (const locale of ['en', 'es']) {
    addPath('home', `/?lang=${locale}`);
    addPath('form', `/prayer?lang=${locale}`);
    addPath('form, by a click', `/api/prayer-page?locale=${locale}`);
    for (const [kind, type] of Object.entries({ article: 'articles', module: 'training-modules' })) {
      for (const { slug } of v.parse(entries, await call(`${url}/api/${type}?locale=${locale}`)).data) {
        addPath(kind, `/resources?${kind}=${slug}&lang=${locale}`);
        addPath(`${kind}, by a click`, `/api/${type}/${slug}?locale=${locale}`);
      }
    }
  }
  for (const path of byLink.flatMap((kind) => [...(paths.get(kind) ?? [])])) {
    const html = await (await fetch(url + path)).text();
    for (const [, part = ''] of html.matchAll(partTags)) addPath('part of a page', part.replaceAll('&amp;', '&'));
  }
}

/** Sends these in turn over one connection, so many a second, until the time is over. */
async function send(url: string, perSecond: number, requests: Request[]): Promise<void> {
  const result = await autocannon({ url, connections: 1, connectionRate: perSecond, duration, timeout: 30, requests });
  if (result.errors > 0) fail('no answer', result.errors);
}

async function playReaders(url: string, connection: number): Promise<void> {
  // They do not come at the same moment.
  await delay((connection / connections) * byLink.length * 1000);
  const partsPerSecond = Math.ceil((paths.get('part of a page')?.size ?? 0) / byLink.length);
  const story = (connection % 2 === 0 ? byLink : byClick).map((kind) => timed(kind));
  await Promise.all([send(url, 1, story), send(url, partsPerSecond, [timed('part of a page')])]);
}

/** Publishes another title of the first article now and then, and waits until the site shows it. */
async function keepPublishing(url: string, headers: Record<string, string>): Promise<void> {
  const every = Math.min(60, duration / 4);
  for (let at = every; at < duration; at += every) {
    await delay(every * 1000);
    await publishTitle(url, headers, `Published after ${at} s`);
    const start = performance.now();
    const signal = AbortSignal.timeout(30_000);
    while (!(await (await fetch(`${url}/resources?lang=en`, { signal })).text()).includes(` ${at} s<`)) await delay(20);
    record('published until visible', start);
  }
}

async function run({ url: localUrl, cmsUrl, databaseUrl = '', admin, site }: Stack): Promise<void> {
  const url = localUrl.replace('localhost', '127.0.0.1');
  await step('Reading every page once', () => readEveryPage(url));
  const memoryOf = (pid = 0) => /^VmRSS:\s+(.*)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  const memory = () => ({ web: memoryOf(site.web.pid), CMS: memoryOf(site.cms.pid) });
  const before = memory();
  const halfWay = delay(duration * 500).then(memory);
  const body = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(exampleRequest) };
  const crowd = Array.from({ length: connections }, (_, connection) => playReaders(url, connection));
  crowd.push(send(url, 1, [timed('request for prayer', { method: 'POST', ...body })]));
  crowd.push(keepPublishing(url, await signIn(cmsUrl, admin)).catch((error: unknown) => fail(String(error))));
  await step(`${readers} readers for ${minutes} min`, () => Promise.all(crowd));
  await delay(5_000);
  const stored = await askDatabase(databaseUrl, 'SELECT reference FROM prayer_requests');
  const lost = acknowledged.filter((sent) => !stored.some(({ reference }) => reference === sent));
  for (const reference of lost) fail(`lost: ${reference}`);
  const rows = [...times].map(([kind, time]) => {
    const [p50, p95, p99] = [50, 95, 99].map((at) => Number((time.percentile(at) / 1000).toFixed(1)));
    return { 'in ms': kind, count: time.count, p50, p95, p99 };
  });
  console.table(rows);
  console.table({ before, 'half-way': await halfWay, after: memory() });
  console.log(`Requests for prayer: ${acknowledged.length} acknowledged, ${lost.length} lost.`);
}

await buildWhatChanged(ROOT);
const variables = { TRUSTED_PROXIES: '1', SUBMISSIONS_PER_HOUR: '100000', LOG_LEVEL: 'warn' };
const stack = await step('Starting PostgreSQL, the CMS and the site', () =>
  startStack(ROOT, { seed: true, variables }),
);
void askedToStop().then(() => stack.stop().then(() => process.exit(1)));
await run(stack).catch((error: unknown) => fail(`The run broke off: ${String(error)}`));
await stack.stop();
console.log('Errors:', errors);
process.exit(errors.size > 0 ? 1 : 0);
