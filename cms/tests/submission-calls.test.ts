import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import * as v from 'valibot';
import { dayMs } from '../src/contracts/day';
import {
  apiErrorSchema,
  impossibleFillMs,
  maximumBodyBytes,
  submissionReceiptSchema,
} from '../src/contracts/submission';
import { call, type Call } from './support/http';
import { startOwnCms, type OwnCms } from './support/own-cms';
import { openedField } from './support/stored-requests';
import { forms, messages, submit } from './support/submissions';

const canary = 'canary-4f1d9c';

let cms: OwnCms;
beforeAll(async () => {
  cms = await startOwnCms({ SUBMISSIONS_PER_ADDRESS: '100000', SUBMISSIONS_PER_HOUR: '100000' });
}, 120_000);
afterAll(() => cms.remove());

const send = (path: string, options: Call) => call(path, { ...options, url: cms.url });
const json = { 'Content-Type': 'application/json' };

function sendText(path: string, body: string, headers: Record<string, string> = json) {
  return fetch(`${cms.url}${path}`, { method: 'POST', headers, body });
}

/** Early refusals close the connection, so this does not wait until the whole body is sent. */
function sendInChunks(path: string, chunks: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(`${cms.url}${path}`, { method: 'POST', headers: json }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject);
    for (const chunk of chunks) call.write(chunk);
    call.end();
  });
}

async function count(table: string): Promise<number> {
  const [row] = await cms.query(`SELECT COUNT(*) AS n FROM ${table}`);
  return Number(row?.['n']);
}

async function stored(table: string, reference: string) {
  const rows = await cms.query(`SELECT * FROM ${table} WHERE reference = '${reference}'`);
  expect(rows).toHaveLength(1);
  return rows[0] ?? {};
}

describe.each(forms)('POST $path', ({ noun, path, table, textField, valid, cases }) => {
  test.each(cases)('$name', async ({ payload, errors }) => {
    const answer = await send(path, { body: payload });
    if (errors.length === 0) {
      expect(answer.status).toBe(201);
      return;
    }
    expect(answer.status).toBe(400);
    const { error } = v.parse(apiErrorSchema, answer.json);
    expect(error.name).toBe('ValidationError');
    expect(error.details?.errors).toEqual(
      errors.map(([field, key]) => ({ path: [field], message: messages[key], name: 'ValidationError', code: key })),
    );
  });

  test('answers a reference and the time, and nothing of what was sent', async () => {
    const { status, headers, json } = await send(path, { body: valid });
    expect(status).toBe(201);
    const receipt = v.parse(v.strictObject(submissionReceiptSchema.entries), json);
    expect(receipt.reference).toMatch(/^[PCM]-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(receipt.receivedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test(
    'stores what was sent, trimmed but otherwise byte for byte, without unknown fields',
    { tags: ['database'] },
    async () => {
      const firstName = 'Zoë 👨‍👩‍👧‍👦 محمد';
      const { reference } = await submit(
        path,
        {
          ...valid,
          firstName: `  ${firstName}\n`,
          locale: 'es',
          id: 1,
          reviewStatus: 'answered',
          teamNotes: 'x',
          reference: 'mine',
          createdBy: 1,
          __proto__: { polluted: true },
          $where: '1',
        },
        { url: cms.url },
      );
      const row = await stored(table, reference);
      expect(openedField(noun, row, 'firstName')).toBe(firstName);
      expect(row).toMatchObject({ language: 'es', review_status: 'new', team_notes: null, created_by_id: null });
    },
  );

  test.each([
    { text: 'I dont want to live anymore, please pray', urgent: true },
    { text: 'Ya no kiero vivir, oren x mi', urgent: true },
    { text: 'My husband hits me when he drinks', urgent: true },
    { text: 'Mi esposo me pega cuando toma', urgent: true },
    { text: 'My father died last night. Please pray for us.', urgent: false },
    { text: 'Mi papá murió anoche. Oren por nosotros.', urgent: false },
  ])('keeps "$text" with urgent: $urgent, and answers it like any other', async ({ text, urgent }) => {
    const { status, json } = await send(path, { body: { ...valid, [textField]: text, urgent: !urgent } });
    expect(status).toBe(201);
    const { reference } = v.parse(v.strictObject(submissionReceiptSchema.entries), json);
    expect(Boolean((await stored(table, reference))['urgent'])).toBe(urgent);
  });

  test('stores null for empty fields', { tags: ['database'] }, async () => {
    for (const blank of [{}, { phoneNumber: '' }, { phoneNumber: '  ' }, { phoneNumber: null }]) {
      const body = 'phoneNumber' in valid ? { ...valid, phoneNumber: undefined, ...blank } : valid;
      const { reference } = await submit(path, body, { url: cms.url });
      expect((await stored(table, reference))['phone_number'] ?? null).toBeNull();
    }
  });

  test.each(['{', '{"firstName":"Ana",}', `{"firstName":"${canary}`, 'null', '"text"', '5', '[]', '[{}]', 'true'])(
    'refuses %s with 400',
    async (body) => {
      const answer = await sendText(path, body);
      expect(answer.status).toBe(400);
      const text = await answer.text();
      expect(text).not.toContain(canary);
      expect(v.parse(apiErrorSchema, JSON.parse(text)).error.status).toBe(400);
    },
  );

  test('refuses an empty body with 400', async () => {
    expect((await sendText(path, '')).status).toBe(400);
  });

  test('refuses more than 64 kB with 413, and takes 64 kB', async () => {
    const body = (bytes: number) => {
      const text = JSON.stringify({ ...valid, padding: '' });
      return text.replace('"padding":""', `"padding":"${'x'.repeat(bytes - Buffer.byteLength(text))}"`);
    };
    expect((await sendText(path, body(maximumBodyBytes))).status).toBe(201);
    const answer = await sendText(path, body(maximumBodyBytes + 1));
    expect(answer.status).toBe(413);
    expect(v.parse(apiErrorSchema, await answer.json()).error.status).toBe(413);
    expect((await sendText(path, body(3 * 1024 * 1024))).status).toBe(413);
  });

  test('counts a body that comes in chunks', async () => {
    const chunk = ' '.repeat(32 * 1024);
    expect(await sendInChunks(path, ['{', chunk, chunk, chunk, '}'])).toBe(413);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/vnd.api+json', 'text/json', ''])(
    'refuses the content type "%s" with 415',
    async (type) => {
      const answer = await sendText(path, JSON.stringify(valid), { 'Content-Type': type });
      expect(answer.status).toBe(415);
      expect(v.parse(apiErrorSchema, await answer.json()).error.status).toBe(415);
    },
  );

  test('takes JSON that names its character set', async () => {
    expect(
      (await sendText(path, JSON.stringify(valid), { 'Content-Type': 'application/json; charset=utf-8' })).status,
    ).toBe(201);
  });

  test('refuses a file with 415 and leaves none behind', async () => {
    const form = new FormData();
    form.append('firstName', 'Ana');
    form.append('files', new File(['x'.repeat(1000)], 'x.png', { type: 'image/png' }));
    expect((await send(path, { form })).status).toBe(415);
    expect(await readdir(cms.temporaryDirectory)).toEqual([]);
  });

  test.each([
    { website: 'https://example.com' },
    { website: { length: 0 } },
    { filledInMs: 0 },
    { filledInMs: -5 },
    { filledInMs: impossibleFillMs - 1 },
    { filledInMs: 'soon' },
  ])('sets %j aside and answers like any other', async (extra) => {
    const { reference } = await submit(path, { ...valid, ...extra }, { url: cms.url });
    const { spam } = await stored(table, reference);
    expect(Boolean(spam)).toBe(true);
  });

  test('does not lose what came from a person', async () => {
    const extras = { website: '', filledInMs: impossibleFillMs, locale: 'klingon' };
    const { reference } = await submit(path, { ...valid, ...extras }, { url: cms.url });
    const { spam, language } = await stored(table, reference);
    expect(Boolean(spam)).toBe(false);
    expect(language).toBe('en');
  });

  test('a number that JSON cannot hold is an impossible time', async () => {
    const body = JSON.stringify({ ...valid, filledInMs: 1 }).replace('"filledInMs":1', '"filledInMs":1e999');
    const answer = await sendText(path, body);
    expect(answer.status).toBe(201);
  });

  test('stores twenty with one key once, and answers all of them alike', { tags: ['database'] }, async () => {
    const before = await count(table);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(path, { body: valid, headers: { 'Idempotency-Key': key } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await count(table)).toBe(before + 1);

    const later = await send(path, { body: valid, headers: { 'Idempotency-Key': key.toUpperCase() } });
    expect(later.text).toBe(answers[0]?.text);
  });

  test('takes the same key again when only the attempt differs, not the request', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await submit(path, { ...valid, filledInMs: 9000 }, { url: cms.url, headers });
    const second = await submit(path, { ...valid, filledInMs: 19000, locale: 'es' }, { url: cms.url, headers });
    expect(second).toEqual(first);
  });

  test('refuses a key that was used for another body or another form with 422', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    await submit(path, valid, { url: cms.url, headers });
    const before = await count(table);
    const answer = await send(path, { body: { ...valid, firstName: 'Eva' }, headers });
    expect(answer.status).toBe(422);
    expect(v.parse(apiErrorSchema, answer.json).error.status).toBe(422);
    const other = forms.find((form) => form.path !== path) ?? forms[0];
    expect((await send(other?.path ?? '', { body: other?.valid, headers })).status).toBe(422);
    expect(await count(table)).toBe(before);
  });

  test('a refused body does not use its key up', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    expect((await send(path, { body: {}, headers })).status).toBe(400);
    expect((await send(path, { body: valid, headers })).status).toBe(201);
  });

  test.each(['', 'x', '123', `${randomUUID()}x`, `${randomUUID()}, ${randomUUID()}`])(
    'refuses the key "%s" with 400',
    async (key) => {
      expect((await send(path, { body: valid, headers: { 'Idempotency-Key': key } })).status).toBe(400);
    },
  );

  test('stores every one that comes without a key', async () => {
    const before = await count(table);
    const first = await submit(path, valid, { url: cms.url });
    const second = await submit(path, valid, { url: cms.url });
    expect(second.reference).not.toBe(first.reference);
    expect(await count(table)).toBe(before + 2);
  });

  test('forgets a key after 24 hours', { tags: ['database'] }, async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await submit(path, valid, { url: cms.url, headers });
    await cms.age(dayMs);
    expect(await submit(path, valid, { url: cms.url, headers })).not.toEqual(first);
  });

  test('reveals nothing of what was sent in answers or the log', async () => {
    const text = `${canary} ${canary}`;
    await send(path, { body: { firstName: [canary], email: canary, prayerType: canary, confidential: canary } });
    await send(path, { body: { ...valid, firstName: canary, lastName: canary, email: `${canary}@example.com` } });
    await sendText(path, `{"firstName":"${text}`);
    await sendText(path, text, { 'Content-Type': 'text/plain' });
    for (const body of [
      { firstName: [canary], email: canary },
      { ...valid, firstName: canary, email: `${canary}@x` },
    ]) {
      expect((await send(path, { body })).text).not.toContain(canary);
    }
    expect(cms.output()).not.toContain(canary);
    expect(cms.output()).not.toMatch(/\n\s+at /);
  });
});

// SQLite has one connection, on which everything waits for what is running.
test.runIf('DATABASE_URL' in inject('cms').environment)(
  'forms are stored while other calls hold all the connections to the database that they may',
  { tags: ['database'] },
  async () => {
    const lock = new Client({ connectionString: cms.environment['DATABASE_URL'] });
    await lock.connect();
    onTestFinished(() => lock.end());
    await lock.query('BEGIN; LOCK TABLE articles IN ACCESS EXCLUSIVE MODE');
    const reads = Array.from({ length: 40 }, (_, at) => send(`/api/articles/article-${at}?locale=en`, {}));
    await vi.waitFor(async () => {
      const held = await cms.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
      expect(held.length).toBeGreaterThanOrEqual(8);
    });
    for (const { path, valid } of forms) expect((await send(path, { body: valid })).status).toBe(201);
    await lock.query('ROLLBACK');
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(reads.map(() => 404));
  },
);
