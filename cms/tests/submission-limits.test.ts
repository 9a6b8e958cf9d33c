import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { validContactRequest } from '../src/contracts/contact-request.cases';
import { challengedErrorSchema, proofHeader, type Challenge } from '../src/contracts/proof-of-work';
import { solved } from '../src/contracts/proof-of-work.cases';
import { apiErrorSchema, submissionReceiptSchema } from '../src/contracts/submission';
import { createAccount } from './support/accounts';
import { startCms, strapiConfig } from './support/cms-process';
import { ageReceipts, databaseOf } from './support/database';
import { call, type Answer } from './support/http';
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

/** Repeated headers, which only a raw connection can send. */
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

  test('however many arrive at once, at whichever replica', { tags: ['database'] }, async () => {
    const before = await countRequests();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => send('203.0.113.5', { url: n % 2 === 0 ? thisRun.url : replica.url })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    expect(await countRequests()).toBe(before + 10);
  });

  test('one key at two replicas is stored once', { tags: ['database'] }, async () => {
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

describe('limits of a site of its own', () => {
  let cms: OwnCms;
  beforeAll(async () => {
    // Mails are queued, and not sent.
    const mail = { SMTP_URL: 'smtp://127.0.0.1:1', ...strapiConfig({ 'site.mail.pollMs': 600_000 }) };
    cms = await startOwnCms({ SUBMISSIONS_PER_HOUR: '200', ...mail });
    await createAccount(['prayer-team'], cms.url);
    await createAccount(['ministry-admin'], cms.url);
  }, 120_000);
  afterAll(() => cms.remove());
  beforeEach(() => cms.age(24 * 60 * minute));

  const text = (notes: string) => ({ ...validContactRequest, notes: `${notes} ${randomUUID()}` });
  const crisis = (body = {}) => ({ ...text('I want to kill myself.'), ...body });
  const post = (from: string, body: object = text('Please call me.'), headers: Record<string, string> = {}) =>
    call(path, { url: cms.url, body, headers: { 'X-Forwarded-For': from, ...headers } });

  async function stored({ status, json }: Answer) {
    expect(status).toBe(201);
    const { reference } = v.parse(submissionReceiptSchema, json);
    const [row] = await cms.query(`SELECT spam, urgent FROM contact_requests WHERE reference = '${reference}'`);
    return { spam: Boolean(row?.['spam']), urgent: Boolean(row?.['urgent']) };
  }

  function challengeOf({ status, json }: Answer): Challenge {
    expect(status).toBe(429);
    return v.parse(challengedErrorSchema, json).error.details.proofOfWork;
  }

  const count = async (where: string) =>
    Number((await cms.query(`SELECT COUNT(*) AS n FROM submission_receipts WHERE ${where}`))[0]?.['n']);

  const isTrue = (column: string) => `${column} = ${'DATABASE_URL' in cms.environment ? 'true' : '1'}`;

  const recent = () =>
    `received_at > ${'DATABASE_URL' in cms.environment ? `now() - interval '10 minutes'` : `${Date.now() - 10 * minute}`}`;

  /** Multiplies what was stored in these minutes, which is faster than sending it. */
  async function repeat(wanted: number): Promise<void> {
    const columns = 'address_digest, body_digest, reference, received_at, spam, urgent';
    for (let left = wanted - (await count(recent())); left > 0; left = wanted - (await count(recent()))) {
      await cms.query(
        `INSERT INTO submission_receipts (${columns})
           SELECT ${columns} FROM submission_receipts WHERE ${recent()} LIMIT ${left}`,
      );
    }
  }

  async function sendTen(from: string): Promise<void> {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(from)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  }

  test(
    '40 networks send ten each: a crisis text and an ordinary request are stored all the same',
    { tags: ['night'] },
    async () => {
      for (let n = 1; n <= 40; n += 1) await sendTen(`198.51.100.${n}`);
      expect(await count(`${isTrue('spam')} AND ${recent()}`)).toBe(200);
      expect(await stored(await post('203.0.113.7', crisis()))).toEqual({ spam: false, urgent: true });
      expect(await stored(await post('203.0.113.7'))).toEqual({ spam: true, urgent: false });
      const [latest] = await cms.query('SELECT spam_reason FROM contact_requests ORDER BY id DESC LIMIT 1');
      expect(latest?.['spam_reason']).toBe('many-at-once');
      await cms.age(60 * minute);
      expect((await stored(await post('203.0.113.7'))).spam).toBe(false);
    },
  );

  test('one IPv6 /48 does not use up the hour of all the world', async () => {
    for (let n = 1; n <= 21; n += 1) await sendTen(`2001:db8:48:${(n * 257).toString(16)}::1`);
    expect(await count(`${isTrue('spam')} AND ${recent()}`)).toBe(160);
    expect((await stored(await post('203.0.113.7'))).spam).toBe(false);
  }, 60_000);

  test.each([
    ['/56', (n: number) => `2001:db8:56:${(0x1200 + n).toString(16)}::1`, '2001:db8:56:1300::1', 3],
    ['/48', (n: number) => `2001:db8:57:${(n * 256).toString(16)}::1`, '2001:db8:58::1', 5],
  ])('what comes from a busy IPv6 %s is spam, and its neighbours’ is not', async (_, from, neighbour, worth) => {
    for (let n = 0; n < worth; n += 1) await sendTen(from(n));
    expect((await stored(await post(from(90)))).spam).toBe(true);
    expect((await stored(await post(neighbour))).spam).toBe(false);
    await cms.age(10 * minute);
    expect((await stored(await post(from(91)))).spam).toBe(false);
  });

  test('no address has more than a third of the hour, whatever work it proves', { tags: ['database'] }, async () => {
    await sendTen('203.0.113.7');
    await repeat(67);
    await cms.age(11 * minute);
    expect((await stored(await post('203.0.113.7'))).spam).toBe(true);
    expect((await stored(await post('203.0.113.8'))).spam).toBe(false);
    await cms.age(49 * minute);
    expect((await stored(await post('203.0.113.7'))).spam).toBe(false);
  });

  describe('past ten in ten minutes', () => {
    const from = '203.0.113.7';
    beforeEach(() => sendTen(from));

    test('a proof of work is asked for, and takes this one request once', async () => {
      const body = text('Please call me.');
      const refused = await post(from, body);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
      const headers = { [proofHeader]: solved(challengeOf(refused)) };

      await sendTen('203.0.113.8');
      challengeOf(await post('203.0.113.8', body, headers));
      challengeOf(await post(from, text('Something else.'), headers));
      const key = randomUUID();
      expect(await stored(await post(from, body, { ...headers, 'Idempotency-Key': key }))).toEqual({
        spam: false,
        urgent: false,
      });
      expect((await post(from, body, { 'Idempotency-Key': key })).status, 'a replay').toBe(201);
      expect(challengeOf(await post(from, body, headers)), 'the proof was used').not.toEqual(challengeOf(refused));
    });

    test('one proof sent twenty times at once is used once', { tags: ['database'] }, async () => {
      const body = text('Please call me.');
      const headers = { [proofHeader]: solved(challengeOf(await post(from, body))) };
      const answers = await Promise.all(Array.from({ length: 20 }, () => post(from, body, headers)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
    });

    test.each([
      ['nothing', ''],
      ['nonsense', 'please'],
      ['a challenge of one’s own', solved({ challenge: `zzzzzzzzz.${'A'.repeat(22)}`, puzzles: 64, difficulty: 9 })],
      ['too long a proof', `a ${'1,'.repeat(2000)}1`],
    ])('%s proves nothing', async (_, proof) => {
      challengeOf(await post(from, text('Please call me.'), { [proofHeader]: proof }));
    });

    test('a hundred is the end, with a proof as without', { tags: ['database'] }, async () => {
      const body = text('Please call me.');
      const headers = { [proofHeader]: solved(challengeOf(await post(from, body))) };
      await repeat(100);
      const refused = await post(from, body, headers);
      expect(refused.status).toBe(429);
      expect(v.safeParse(challengedErrorSchema, refused.json).success, 'a challenge that would not help').toBe(false);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    });

    test('urgent words are never refused, and past the limits the team gets one mail in ten minutes', async () => {
      const queued = async (template: string) =>
        Number((await cms.query(`SELECT COUNT(*) AS n FROM outbox_messages WHERE template = '${template}'`))[0]?.['n']);
      await repeat(100);
      const before = await queued('new-request');
      expect(await stored(await post(from, crisis()))).toEqual({ spam: false, urgent: true });
      expect(await queued('new-request')).toBe(before + 2);

      await cms.query(`UPDATE submission_receipts SET ${isTrue('urgent')} WHERE ${recent()}`);
      expect(await queued('spam-alert')).toBe(0);
      for (let n = 0; n < 12; n += 1) {
        expect(await stored(await post(from, crisis()))).toEqual({ spam: true, urgent: true });
      }
      expect(await queued('new-request')).toBe(before + 2);
      expect(await queued('spam-alert')).toBeGreaterThanOrEqual(2);
      expect(await queued('spam-alert'), 'a slot of ten minutes may end meanwhile').toBeLessThanOrEqual(4);
      expect(await stored(await post('203.0.113.8', crisis())), 'elsewhere').toEqual({
        spam: false,
        urgent: true,
      });
    });

    test('requests that a CMS with a faster clock took count too', { tags: ['database'] }, async () => {
      await cms.age(-10_000);
      expect((await post(from)).status).toBe(429);
      await cms.age(10_000);
    });

    test('a clock that was set back makes nobody wait', async () => {
      await cms.age(-3 * 60 * minute);
      expect((await post(from)).status).toBe(201);
    });
  });

  test('spam has a limit of its own, which affects no others', { tags: ['database'] }, async () => {
    const spam = { ...validContactRequest, website: 'https://casino.example' };
    for (let n = 0; n < 12; n += 1) expect((await stored(await post('203.0.113.7', spam))).spam).toBe(true);
    await repeat(100);
    const refused = await post('203.0.113.7', spam);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect((await stored(await post('203.0.113.7'))).spam).toBe(false);
  });

  test('rows from before these limits count, and nobody can read a network from any', async () => {
    await sendTen('2001:db8:99:1::1');
    await cms.query('UPDATE submission_receipts SET network_56_digest = NULL, network_48_digest = NULL');
    challengeOf(await post('2001:db8:99:1::1'));
    await post('2001:db8:99:2::1');
    const rows = await cms.query('SELECT * FROM submission_receipts');
    expect(JSON.stringify(rows)).not.toMatch(/2001:db8|203\.0\.113/);
  });
});
