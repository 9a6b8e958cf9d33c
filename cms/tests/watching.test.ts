import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  readyPath,
  requestIdHeader,
  type SiteState,
  siteStatePath,
  siteStateSchema,
  webServerReportPath,
} from '../src/contracts/watching';
import { createAccount } from './support/accounts';
import { signIn } from './support/admin';
import { freePort } from '../../scripts/lib/ports';
import { call, succeed } from './support/http';
import { startOwnCms, type OwnCms } from './support/own-cms';
import { validPrayerRequest } from '../src/contracts/prayer-request.cases';

const secret = 'secret-of-the-page-cache';
const generationSchema = v.object({ generation: v.string() });

let cms: OwnCms;
let metricsUrl: string;
let superAdmin: string;

const bearer = { authorization: `Bearer ${secret}` };

async function state(token = superAdmin): Promise<SiteState> {
  return v.parse(siteStateSchema, (await succeed(siteStatePath, { token, url: cms.url })).json);
}

async function currentGeneration(): Promise<string> {
  const { json } = await succeed('/_content-generation', { headers: bearer, url: cms.url });
  return v.parse(generationSchema, json).generation;
}

const report = (body: unknown, headers: Record<string, string> = bearer) =>
  call(webServerReportPath, { body, headers, url: cms.url });

const metrics = async () => (await fetch(metricsUrl)).text();

async function metric(line: string): Promise<string | undefined> {
  const found = (await metrics()).split('\n').find((one) => one.startsWith(`${line} `));
  return found?.slice(line.length + 1);
}

beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  cms = await startOwnCms({ PURGE_SECRET: secret, PURGE_URLS: '', CMS_METRICS_PORT: String(port) });
  superAdmin = await signIn(undefined, cms.url);
}, 120_000);
afterAll(() => cms.remove());

test('a CMS whose database answers is ready, and says no more than that', async () => {
  const answer = await call(readyPath, { url: cms.url });
  expect([answer.status, answer.text]).toEqual([204, '']);
});

test('the connections of the web server stay open, so that a form seldom waits for a new one', async () => {
  const { headers } = await fetch(cms.url + readyPath);
  expect(headers.get('keep-alive')).toBe('timeout=600');
});

describe('the state of the site', () => {
  test('says whether all web servers show what was published last', async () => {
    expect((await state()).published).toBe('unknown');
    const [first, second] = [randomUUID(), randomUUID()];
    const shows = async (server: string, generation: string | null, closing = false) =>
      expect((await report({ server, generation, failedAnswers: 0, closing })).status).toBe(204);
    const current = await currentGeneration();
    await shows(first, current);
    expect((await state()).published).toBe('reached');
    expect(await metric('ministry_shared_published_reached')).toBe('1');

    await shows(second, 'an earlier one');
    // It has been a while since anything was published.
    const ago = JSON.stringify(Date.now() - 60_000);
    await cms.query(
      `UPDATE strapi_core_store_settings SET value = '${ago}' WHERE key LIKE '%published-content_generation-begun-at'`,
    );
    expect((await state()).published).toBe('behind');
    await shows(second, current);
    await shows(second, 'an earlier one');
    await shows(second, null, true);
    expect((await state()).published).toBe('reached');
  });

  test('adds up the answers and the pages that failed, from all web servers', async () => {
    const before = await state();
    const send = (more: { failedAnswers: number; brokenPages?: number }) =>
      report({ server: randomUUID(), generation: null, ...more, closing: true });
    await Promise.all([...Array(10).keys()].map(() => send({ failedAnswers: 3, brokenPages: 2 })));
    // A web server of the release before counts no pages.
    await send({ failedAnswers: 1 });
    const { failedAnswers, brokenPages } = await state();
    expect(failedAnswers - before.failedAnswers).toBe(31);
    expect(brokenPages - before.brokenPages).toBe(20);
  });

  test('tells of mails, space and requests', async () => {
    const found = await state();
    expect(found.mails).toEqual({ waiting: 0, since: null, failed: 0 });
    expect(found.disk?.free).toBeGreaterThan(0);
    expect(found.requestsThisWeek).toBe(0);
    const queuedAt = new Date(Date.now() - 60 * 60_000);
    const time = 'DATABASE_URL' in cms.environment ? `'${queuedAt.toISOString()}'` : String(queuedAt.getTime());
    await cms.query(
      `INSERT INTO outbox_messages (document_id, dedupe_key, template, language, parameters, attempts, queued_at, next_attempt_at)
       VALUES ('a', 'a mail of this test', 'confirmation', 'en', '{}', 0, ${time}, ${time})`,
    );
    expect((await state()).mails).toEqual({ waiting: 1, since: queuedAt.toISOString(), failed: 0 });
    expect(await metric('ministry_shared_mails_waiting')).toBe('1');
    expect(Number(await metric('ministry_shared_oldest_mail_seconds'))).toBeGreaterThan(3_590);
  });

  test('is for accounts that edit the site', async () => {
    const admin = await signIn(await createAccount(['ministry-admin'], cms.url), cms.url);
    expect((await state(admin)).requestsThisWeek).toBe(0);
    const member = await signIn(await createAccount(['prayer-team'], cms.url), cms.url);
    expect((await call(siteStatePath, { token: member, url: cms.url })).status).toBe(403);
    expect((await call(siteStatePath, { url: cms.url })).status).toBe(401);
  }, 60_000);

  test('is reported by who knows the secret, and in its form', async () => {
    const body = { server: randomUUID(), generation: null, failedAnswers: 1_000, closing: true };
    expect((await report(body, {})).status).toBe(401);
    expect((await report(body, { authorization: 'Bearer another' })).status).toBe(401);
    expect((await report({ ...body, server: 'visitor@example.org' })).status).toBe(400);
    expect((await state()).failedAnswers).toBeLessThan(1_000);
  });
});

describe('a form that a visitor sends', () => {
  const planted = { ...validPrayerRequest, prayerRequest: 'a-planted-confidence' };
  const submit = (body: unknown, headers: Record<string, string> = {}) =>
    call('/api/prayer-requests', { body, headers, url: cms.url });
  const count = async (result: string) => Number(await metric(`ministry_cms_submissions_total{result="${result}"}`));

  test('is counted by what became of it, and by nothing else', async () => {
    const key = { 'idempotency-key': randomUUID() };
    expect((await submit(planted, key)).status).toBe(201);
    expect((await submit(planted, key)).status).toBe(201);
    expect(
      (await submit({ ...planted, prayerRequest: 'another text of this test', website: 'https://spam.example' }))
        .status,
    ).toBe(201);
    expect((await submit({})).status).toBe(400);
    expect([await count('stored'), await count('repeated'), await count('spam'), await count('refused')]).toEqual([
      1, 1, 1, 1,
    ]);
    expect((await state()).requestsThisWeek).toBe('few');
    expect(await metrics()).not.toMatch(/confidence/i);
  });

  test('is a line of the log with the id that the web server gave, and nothing of what was sent', async () => {
    const id = randomUUID();
    const headers = { [requestIdHeader]: id, 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Planted/1.0' };
    await call('/api/prayer-requests?planted=query', {
      body: { ...planted, prayerRequest: 'a planted text' },
      headers,
      url: cms.url,
    });
    const lines = cms
      .output()
      .split('\n')
      .filter((line) => line.includes(id));
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 'info',
        requestId: id,
        method: 'POST',
        kind: 'form',
        route: '/api/prayer-requests',
        status: 201,
      }),
    ]);
    expect(cms.output()).not.toMatch(/planted|203\.0\.113/i);
  });
});

test('the metrics tell of the database’s connections and of the process, with no label that a caller could add to', async () => {
  await call(`/api/articles/${randomUUID()}-of-a-caller`, { url: cms.url });
  await call(`/uploads/a-picture-of-a-caller.jpg`, { url: cms.url });
  expect(await metric('ministry_cms_database_connections{state="waiting"}')).toBe('0');
  expect(Number(await metric('nodejs_eventloop_lag_p99_seconds'))).toBeGreaterThan(0);
  expect(await metrics()).not.toContain('of-a-caller');
  expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404);
});
