import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { validContactRequest } from '../src/api/contact-request/contract.cases';
import { apiErrorSchema } from '../src/api/submission/contract';
import { startCms } from './support/cms-process';
import { ageReceipts, databaseOf } from './support/database';
import { call } from './support/http';
import { startOwnCms, type OwnCms } from './support/own-cms';
import { forms } from './support/submissions';

const thisRun = inject('cms');

const path = '/api/contact-requests';
const minute = 60_000;

function send(
  forwardedFor: string,
  { body = validContactRequest, key = '', to = path, url = thisRun.url }: Sending = {},
) {
  const headers = { 'X-Forwarded-For': forwardedFor, ...(key ? { 'Idempotency-Key': key } : {}) };
  return call(to, { url, body, headers });
}

type Sending = { body?: object; key?: string; to?: string; url?: string };

async function countRequests(): Promise<number> {
  const [row] = await databaseOf(thisRun.environment)('SELECT COUNT(*) AS n FROM contact_requests');
  return Number(row?.['n']);
}

/** Several headers of one name, as only a raw connection sends them. */
function sendRaw(headers: readonly string[]): Promise<number> {
  const body = JSON.stringify(validContactRequest);
  return new Promise((resolve, reject) => {
    const call = request(`${thisRun.url}${path}`, { method: 'POST' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject);
    for (const [index, name] of headers.entries()) {
      if (index % 2 === 0) call.appendHeader(name, headers[index + 1] ?? '');
    }
    call.setHeader('Content-Type', 'application/json');
    call.end(body);
  });
}

describe('ten from one address in ten minutes', () => {
  const age = (milliseconds: number) => ageReceipts(thisRun.environment, milliseconds);
  let replica: { url: string; stop?: () => Promise<void> } = thisRun;
  beforeAll(async () => {
    if ('DATABASE_URL' in thisRun.environment) replica = await startCms(thisRun.distDirectory, thisRun.environment);
  }, 120_000);
  afterAll(async () => {
    await age(24 * 60 * minute);
    await replica.stop?.();
  });
  beforeEach(() => age(24 * 60 * minute));

  test('of any kind, counting neither refusals nor replays, until the first is ten minutes old', async () => {
    const address = '203.0.113.5';
    const key = randomUUID();
    for (let n = 0; n < 12; n += 1) {
      expect((await send(address, { body: {} })).status).toBe(400);
      expect((await send(address, { key })).status).toBe(201);
    }
    await age(4 * minute);
    for (let n = 1; n < 10; n += 1) {
      const form = forms[n % forms.length];
      expect((await send(address, { body: form?.valid ?? {}, to: form?.path ?? path })).status).toBe(201);
    }

    const refused = await send(address);
    expect(refused.status).toBe(429);
    expect(v.parse(apiErrorSchema, refused.json).error.name).toBe('RateLimitError');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(5 * 60);
    expect(wait).toBeLessThanOrEqual(6 * 60);

    expect((await send(address, { key })).status, 'what was answered before is answered again').toBe(201);
    expect((await send('203.0.113.6')).status, 'another address').toBe(201);

    await age(6 * minute);
    expect((await send(address)).status).toBe(201);
    expect((await send(address)).status).toBe(429);
  });

  test('however many arrive at once, at whichever replica', async () => {
    const before = await countRequests();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => send('203.0.113.5', { url: n % 2 === 0 ? thisRun.url : replica.url })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    expect(await countRequests()).toBe(before + 10);
  });

  test('one key at two replicas is stored once', async () => {
    const before = await countRequests();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => send('203.0.113.5', { key, url: n % 2 === 0 ? thisRun.url : replica.url })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await countRequests()).toBe(before + 1);
  });

  test('a forged address changes nothing: only what the hop in front adds counts', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect(await sendRaw(['X-Forwarded-For', `198.51.100.${n}, 203.0.113.5`])).toBe(201);
    }
    expect(await sendRaw(['X-Forwarded-For', '198.51.100.77, 203.0.113.5'])).toBe(429);
    expect(await sendRaw(['X-Forwarded-For', '198.51.100.78', 'X-Forwarded-For', '203.0.113.5'])).toBe(429);
    expect(
      await sendRaw(['X-Real-IP', '198.51.100.1', 'Forwarded', 'for=198.51.100.1', 'X-Forwarded-For', '203.0.113.5']),
    ).toBe(429);
    expect(await sendRaw(['X-Forwarded-For', '::ffff:203.0.113.5'])).toBe(429);
  });

  test('a whole IPv6 network is one address', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect((await send(`2001:db8:1:2::${n}`)).status).toBe(201);
    }
    expect((await send('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await send('2001:db8:1:3::1')).status).toBe(201);
  });
});

describe('so many in an hour from everybody', () => {
  let cms: OwnCms;
  beforeAll(async () => {
    cms = await startOwnCms({ SUBMISSIONS_PER_ADDRESS: '2', SUBMISSIONS_PER_HOUR: '5' });
  }, 120_000);
  afterAll(() => cms.remove());

  test('as the environment says', async () => {
    const statuses: number[] = [];
    for (const host of [1, 1, 1, 2, 2, 3, 4]) {
      statuses.push((await send(`203.0.113.${host}`, { url: cms.url })).status);
    }
    expect(statuses).toEqual([201, 201, 429, 201, 201, 201, 429]);

    await cms.age(30 * minute);
    const refused = await send('203.0.113.9', { url: cms.url });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(29 * 60);
    await cms.age(30 * minute);
    expect((await send('203.0.113.9', { url: cms.url })).status).toBe(201);
  });
});
