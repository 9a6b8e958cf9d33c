import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { certificateCheckPath } from '../src/contracts/certificate';
import type { CmsProcess } from './support/cms-process';
import { ageAttempts } from './support/database';
import { createAccount } from './support/accounts';
import { signIn } from './support/admin';
import { call } from './support/http';
import { startOwnCms, type OwnCms } from './support/own-cms';

const minute = 60_000;
const address = '198.51.100.7';
const account = 'guessed@example.org';

let cms: OwnCms;
let running: CmsProcess;

beforeAll(async () => {
  cms = await startOwnCms({ SIGN_IN_LIMIT: 'on' });
  running = cms;
});
afterAll(async () => {
  await cms.remove();
});

const headers = { 'X-Forwarded-For': address };
const guess = async () =>
  (await call('/admin/login', { url: running.url, headers, body: { email: account, password: 'Wrong-password-1' } }))
    .status;
const check = () => call(certificateCheckPath, { url: running.url, headers, body: { number: '0'.repeat(24) } });

test('attempts at the same moment are counted one by one', { tags: ['database'] }, async () => {
  const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await check()).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  for (let at = 0; at < 6; at += 1) await guess();
  expect(await guess()).toBe(429);
});

test('those counted by a CMS with a faster clock count too', { tags: ['database'] }, async () => {
  await ageAttempts(cms.environment, -10_000);
  expect((await check()).status).toBe(429);
  await ageAttempts(cms.environment, 10_000);
});

test('who made them cannot be read in the database', async () => {
  const rows = await cms.query('SELECT * FROM attempts');
  expect(rows.length).toBeGreaterThan(20);
  expect(JSON.stringify(rows)).not.toMatch(/198[.]51|guessed|example/);
  for (const { digest } of rows) expect(digest).toMatch(/^[\w-]{43}$/);
});

test('they still count after a restart, and no longer than they should', async () => {
  await running.stop();
  running = await cms.replica();
  const refused = await check();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(400);
  expect(await guess()).toBe(429);

  await ageAttempts(cms.environment, 5 * minute);
  expect(await guess()).toBe(400);
  expect((await check()).status).toBe(429);
  await ageAttempts(cms.environment, 5 * minute);
  expect((await check()).status).toBe(200);
}, 60_000);

test('guesses at the own current password are slowed down like those at the door', async () => {
  const at = { url: running.url };
  const { email, password } = await createAccount(['prayer-team'], running.url);
  const token = await signIn({ email, password }, running.url);
  const change = (currentPassword: string) =>
    call('/admin/users/me', { ...at, method: 'PUT', token, body: { currentPassword, password: 'Another-password-1' } });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => change(`Wrong-password-${n}`)));
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([400, 429]));
  expect(statuses.filter((status) => status === 400).length).toBeLessThan(answers.length / 2);
  await ageAttempts(cms.environment, 60 * minute);
  expect((await change(password)).status).toBe(200);
});

test('all of them are deleted when they do not count any more', async () => {
  await ageAttempts(cms.environment, 60 * minute);
  await running.stop();
  running = await cms.replica();
  await vi.waitFor(async () => expect(await cms.query('SELECT * FROM attempts')).toEqual([]));
}, 60_000);

// SQLite has one connection, on which transactions wait for one another.
test.runIf('DATABASE_URL' in inject('cms').environment)(
  'many who sign in at the same moment leave connections to the database for readers',
  { tags: ['database'] },
  async () => {
    const { url } = await cms.replica({ DATABASE_POOL: '3' });
    const other = new Client({ connectionString: cms.environment['DATABASE_URL'] });
    await other.connect();
    const lock = "hashtext('attempts-sign-in-limit')";
    await other.query(`SELECT pg_advisory_lock(${lock})`);
    const guesses = Array.from({ length: 8 }, (_, at) =>
      call('/admin/login', {
        url,
        headers: { 'X-Forwarded-For': `203.0.113.${at}` },
        body: { email: `member-${at}@example.org`, password: 'Wrong-password-1' },
      }),
    );
    await vi.waitFor(async () => {
      const waiting = await cms.query("SELECT 1 FROM pg_stat_activity WHERE wait_event = 'advisory'");
      expect(waiting.length).toBeGreaterThan(0);
    });
    for (let at = 0; at < 10; at += 1) expect((await call('/api/articles?locale=en', { url })).status).toBe(200);
    await other.query(`SELECT pg_advisory_unlock(${lock})`);
    await other.end();
    expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(8).fill(400));
  },
);
