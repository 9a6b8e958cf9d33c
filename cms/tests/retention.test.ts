import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { dayMs } from '../src/contracts/day';
import { createAccount } from './support/accounts';
import { signIn } from './support/admin';
import { strapiConfig } from './support/cms-process';
import { call } from './support/http';
import { startOwnCms, type OwnCms } from './support/own-cms';
import { letDaysPass } from './support/passing-days';
import { formOf, forms, submit } from './support/submissions';

let cms: OwnCms;
beforeAll(async () => {
  cms = await startOwnCms({
    SUBMISSIONS_PER_ADDRESS: '100000',
    ...strapiConfig({ 'site.retention.checkEveryMs': 100 }),
    // Nothing listens there, so queued mails stay in the outbox for inspection.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'team@example.org',
  });
}, 120_000);
afterAll(() => cms.remove());
beforeEach(async () => {
  for (const { table } of forms) await cms.query(`DELETE FROM ${table}`);
  await cms.query('DELETE FROM request_tallies');
});

async function send(noun: string, body: object = {}): Promise<string> {
  const { path, valid } = formOf(`${noun}-request`);
  const { reference } = await submit(path, { ...valid, ...body }, { url: cms.url });
  return reference;
}

/** Sets it answered or archived this many days after its arrival. */
async function close(noun: string, reference: string, status = 'answered', days = 0): Promise<void> {
  const later = 'DATABASE_URL' in cms.environment ? `interval '${days} days'` : days * dayMs;
  const change = `review_status = '${status}', closed_at = received_at + ${later}`;
  await cms.query(`UPDATE ${noun}_requests SET ${change} WHERE reference = '${reference}'`);
}

async function stored(): Promise<string[]> {
  const rows = await cms.query(forms.map(({ table }) => `SELECT reference FROM ${table}`).join(' UNION ALL '));
  return rows.map(({ reference }) => String(reference)).toSorted();
}

/** Adds a due request and waits until it is deleted: then everything else due is deleted too. */
async function checked(): Promise<void> {
  const witness = await send('contact');
  await close('contact', witness);
  await letDaysPass(cms, 500, witness);
  await expect.poll(stored, { timeout: 60_000 }).not.toContain(witness);
}

async function deletedByReason(reason: string, noun: string): Promise<number> {
  const [row] = await cms.query(
    `SELECT SUM(count) AS n FROM request_tallies WHERE reason = '${reason}' AND kind = '${noun}'`,
  );
  return Number(row?.['n'] ?? 0);
}

test('what was answered or archived goes 90 days later for good, and counts are left', async () => {
  const answered = await send('prayer');
  const confidential = await send('prayer', { confidential: true });
  const archived = await send('counseling');
  const open = await send('counseling');
  const later = await send('prayer');
  await close('prayer', answered);
  await close('prayer', confidential);
  await close('counseling', archived, 'archived');
  await close('prayer', later);
  await letDaysPass(cms, -1, later);

  await letDaysPass(cms, 89);
  await checked();
  expect(await stored()).toEqual([answered, confidential, archived, open, later].toSorted());

  await letDaysPass(cms, 1);
  await checked();
  expect(await stored()).toEqual([open, later].toSorted());
  expect(await deletedByReason('closed', 'prayer')).toBe(2);
  expect(await deletedByReason('closed', 'counseling')).toBe(1);
  expect(await deletedByReason('unanswered', 'prayer')).toBe(0);

  const receipts = await cms.query('SELECT reference FROM submission_receipts');
  const mails = await cms.query('SELECT reference FROM outbox_messages');
  const named = [...receipts, ...mails].map(({ reference }) => reference);
  expect(named).toContain(open);
  expect(named).not.toContain(archived);
  if (!('DATABASE_URL' in cms.environment)) {
    const file = await readFile(join(cms.dataDirectory, 'cms.db'));
    expect(file.includes(open)).toBe(true);
    expect(file.includes(archived), 'not even in pages that are free').toBe(false);
  }
});

test('spam goes after 30 days, and what was taken out of it stays', async () => {
  const spam = await send('contact', { website: 'https://casino.example' });
  const released = await send('contact', { website: 'https://choir.example' });
  await cms.query(`UPDATE contact_requests SET spam = false WHERE reference = '${released}'`);
  await letDaysPass(cms, 29);
  await checked();
  expect(await stored()).toEqual([spam, released].toSorted());
  await letDaysPass(cms, 1);
  await checked();
  expect(await stored()).toEqual([released]);
  expect(await deletedByReason('spam', 'contact')).toBe(1);
});

describe('what nobody answered', () => {
  const warningSchema = v.object({
    requests: v.array(v.object({ reference: v.string(), deletedOn: v.string() })),
  });

  /** The references mailed to each account, one list per mail. */
  async function warnings(): Promise<string[][]> {
    const mails = await cms.query(`SELECT parameters FROM outbox_messages WHERE template = 'expiring-requests'`);
    return mails.map(({ parameters }) => {
      const { requests } = v.parse(warningSchema, typeof parameters === 'string' ? JSON.parse(parameters) : parameters);
      return requests.map(({ reference }) => reference).toSorted();
    });
  }

  beforeAll(async () => {
    await createAccount(['prayer-team'], cms.url);
    await createAccount(['ministry-admin'], cms.url);
  });
  beforeEach(() => cms.query(`DELETE FROM outbox_messages`));

  test('is announced to the team a month before, once, and goes after 365 days', async () => {
    const confidential = await send('prayer', { confidential: true });
    const contact = await send('contact');
    const answered = await send('counseling');
    await letDaysPass(cms, 334);
    await checked();
    expect(await warnings()).toEqual([]);

    await close('counseling', answered, 'answered', 335);
    await letDaysPass(cms, 1);
    await checked();
    await checked();
    const told = (await warnings()).toSorted((one, other) => one.length - other.length);
    expect(told, 'who may not read it does not hear of it').toEqual([[contact], [confidential, contact].toSorted()]);

    await letDaysPass(cms, 29);
    await checked();
    expect(await stored()).toEqual([confidential, contact, answered].toSorted());
    await letDaysPass(cms, 1);
    await checked();
    expect(await stored()).toEqual([]);
    expect(await warnings()).toHaveLength(2);
    expect(await deletedByReason('closed', 'counseling')).toBe(1);
    expect(await deletedByReason('unanswered', 'prayer')).toBe(1);
    expect(await deletedByReason('unanswered', 'contact')).toBe(1);
  });

  test('waits for the month of the warning when the site was down at its time', async () => {
    const forgotten = await send('prayer');
    await letDaysPass(cms, 500);
    await checked();
    expect(await warnings()).toEqual([[forgotten], [forgotten]]);
    await letDaysPass(cms, 29);
    await checked();
    expect(await stored()).toEqual([forgotten]);
    await letDaysPass(cms, 1);
    await checked();
    expect(await stored()).toEqual([]);
  });
});

test('the super admin sees the counts and changes none; the ministry admin does not meet them', async () => {
  await checked();
  const list = '/content-manager/collection-types/api::retention.request-tally';
  const token = await signIn(inject('cms').superAdmin, cms.url);
  const counts = await call(list, { token, url: cms.url });
  expect(counts.status).toBe(200);
  const [row] = v.parse(
    v.object({ results: v.array(v.looseObject({ documentId: v.string(), kind: v.string(), count: v.number() })) }),
    counts.json,
  ).results;
  expect(row).toMatchObject({ kind: 'contact', reason: 'closed', count: 1 });

  const entry = `${list}/${row?.documentId}`;
  const changed = { count: 7, kind: 'contact', month: '2020-01', reason: 'closed' };
  for (const [path, method, body] of [
    [entry, 'PUT', changed],
    [entry, 'DELETE', undefined],
    [list, 'POST', changed],
  ] as const) {
    expect((await call(path, { method, token, url: cms.url, ...(body ? { body } : {}) })).status).toBe(403);
  }
  expect(await deletedByReason('closed', 'contact')).toBe(1);

  const admin = await signIn(await createAccount(['ministry-admin'], cms.url), cms.url);
  expect((await call(list, { token: admin, url: cms.url })).status).toBe(403);
});
