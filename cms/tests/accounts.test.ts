import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { validPrayerRequest } from '../src/contracts/prayer-request.cases';
import { signIn } from './support/admin';
import { databaseOf } from './support/database';
import { call, succeed } from './support/http';
import { startOwnCms, type OwnCms } from './support/own-cms';
import { submit, uidOf } from './support/submissions';

const credentialsSchema = v.array(v.object({ role: v.string(), email: v.string(), password: v.string() }));
const meAnswer = v.object({ data: v.object({ roles: v.array(v.object({ code: v.string() })) }) });
const listAnswer = v.object({ results: v.array(v.object({ documentId: v.string() })) });

const usersAnswer = v.object({ data: v.object({ results: v.array(v.object({ id: v.number(), email: v.string() })) }) });

const nobody = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };

describe('an empty database on a developer machine', () => {
  let cms: OwnCms;
  beforeAll(async () => {
    cms = await startOwnCms({ ...nobody, NODE_ENV: 'development', SIGN_IN_LIMIT: 'on' }, { database: 'empty' });
  }, 120_000);
  afterAll(() => cms.remove());

  const credentials = async () =>
    v.parse(credentialsSchema, JSON.parse(await readFile(join(cms.dataDirectory, 'credentials.json'), 'utf8')));

  async function tokenFor(role: string): Promise<string> {
    const account = (await credentials()).find((candidate) => candidate.role === role);
    return signIn({ email: account?.email ?? '', password: account?.password ?? '' }, cms.url);
  }

  test('gets three accounts whose passwords only the owner of the folder can read', async () => {
    expect((await credentials()).map(({ role }) => role)).toEqual(['super-admin', 'ministry-admin', 'prayer-team']);
    expect(new Set((await credentials()).map(({ password }) => password)).size).toBe(3);
    const { mode } = await stat(join(cms.dataDirectory, 'credentials.json'));
    expect(mode & 0o777).toBe(0o600);
    for (const { password } of await credentials()) {
      expect(cms.output()).not.toContain(password);
    }
  });

  test('says that no mail is sent for a forgotten password, and logs that for the operator', async () => {
    const { status, text } = await call('/admin/forgot-password', {
      url: cms.url,
      body: { email: (await credentials())[0]?.email },
    });
    expect(status).toBe(503);
    expect(text).toContain('Ask a super admin');
    await vi.waitFor(() => expect(cms.output()).toContain('No mail server is set up, so nothing was sent'));
  });

  test.each([
    ['super-admin', 'strapi-super-admin'],
    ['ministry-admin', 'ministry-admin'],
    ['prayer-team', 'prayer-team'],
  ])('the %s signs in with one role', async (role, code) => {
    const token = await tokenFor(role);
    const { json } = await succeed('/admin/users/me', { url: cms.url, token });
    expect(v.parse(meAnswer, json).data.roles.map((given) => given.code)).toEqual([code]);
  });

  test('webhooks receive no events about requests', async () => {
    const heard: string[] = [];
    const listener = createServer((incoming, answer) => {
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => heard.push(chunk));
      incoming.on('end', () => answer.end());
    }).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const address = listener.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const superAdmin = await tokenFor('super-admin');
    await succeed('/admin/webhooks', {
      url: cms.url,
      token: superAdmin,
      body: {
        name: 'everything',
        url: `http://127.0.0.1:${port}/`,
        headers: {},
        events: ['entry.create', 'entry.update', 'entry.delete'],
      },
    });
    const panel = `/content-manager/collection-types/${uidOf('prayer-request')}`;
    const prayerTeam = await tokenFor('prayer-team');
    await submit('/api/prayer-requests', validPrayerRequest, { url: cms.url });
    const { json } = await succeed(panel, { url: cms.url, token: prayerTeam });
    const documentId = v.parse(listAnswer, json).results[0]?.documentId ?? '';
    await succeed(`${panel}/${documentId}`, {
      url: cms.url,
      method: 'PUT',
      token: prayerTeam,
      body: { reviewStatus: 'praying' },
    });

    // Events are sent in order: once a later one arrives, those of the request would have arrived.
    const article = `/content-manager/collection-types/${uidOf('article')}?locale=en`;
    await succeed(article, { url: cms.url, token: superAdmin, body: { title: 'Heard', slug: 'heard' } });
    await vi.waitFor(() => expect(heard.join('')).toContain('Heard'), { timeout: 60_000 });
    listener.close();
    expect(heard.join('')).not.toContain('prayer-request');
  });

  test('guessing a password from many addresses slows down, except in a browser that the account knows', async () => {
    const account = (await credentials()).find(({ role }) => role === 'ministry-admin');
    let networks = 0;
    const attempt = async (password: string, Cookie = '') => {
      networks += 1;
      const start = performance.now();
      const answer = await call('/admin/login', {
        url: cms.url,
        body: { email: account?.email, password },
        headers: { 'X-Forwarded-For': `198.51.100.${networks}`, Cookie },
      });
      return { answer, milliseconds: performance.now() - start };
    };
    const { answer } = await attempt(account?.password ?? '');
    const device = answer.headers.getSetCookie().find((line) => line.startsWith('panel_device=')) ?? '';
    expect(device).toMatch(/; path=\/admin; /);
    expect(device).toMatch(/; httponly/i);
    expect(device).toMatch(/; samesite=strict/i);

    for (let guess = 0; guess < 7; guess += 1) await attempt('Wrong-password-1');
    const cookie = device.split(';')[0] ?? '';
    // Allows for a slow machine without throttling; usually it is a second.
    expect((await attempt(account?.password ?? '', cookie)).answer.status).toBe(200);
    const stranger = await attempt('Wrong-password-1', `${cookie.slice(0, -2)}AA`);
    expect(stranger.answer.status).toBe(400);
    expect(stranger.milliseconds).toBeGreaterThanOrEqual(1000);
  });

  test('credentials in the query do not bypass the throttle', async () => {
    const { email = '', password = '' } = (await credentials()).find(({ role }) => role === 'prayer-team') ?? {};
    const query = new URLSearchParams({ email, password }).toString();
    const attempts: [path: string, body: object][] = [
      ['/admin/login', { email: [email], password }],
      ['/admin/login', { email, password: [password] }],
      [`/admin/login?${query}`, {}],
      [`/admin/login?${query}`, { email: '', password: '' }],
      [`/admin/login?${query}`, { email }],
    ];
    for (const [index, [path, body]] of attempts.entries()) {
      const headers = { 'X-Forwarded-For': `192.0.2.${index + 1}` };
      expect((await call(path, { url: cms.url, body, headers })).status, JSON.stringify(body)).toBe(400);
    }
  });

  test('signing in is limited, unless the program that starts Strapi configures it otherwise', async () => {
    const guess = (url: string) => call('/admin/login', { url, body: { email: 'x@example.org', password: 'wrong' } });
    const statuses = async (url: string) =>
      (await Promise.all(Array.from({ length: 8 }, () => guess(url)))).map(({ status }) => status);
    expect(await statuses(cms.url)).toContain(429);
    expect(await statuses(inject('cms').url)).toEqual(Array(8).fill(400));
  });

  // It starts a second CMS, which takes long on a busy machine.
  test('removes changed passwords from the file, and the file with the last of them', { timeout: 60_000 }, async () => {
    const file = join(cms.dataDirectory, 'credentials.json');
    const roles = async () => (await credentials()).map(({ role }) => role);
    const superAdmin = await tokenFor('super-admin');
    const { json } = await succeed('/admin/users', { url: cms.url, token: superAdmin });
    const { results } = v.parse(usersAnswer, json).data;
    const pathOf = (role: string) =>
      `/admin/users/${results.find(({ email }) => email === `${role}@example.org`)?.id ?? ''}`;

    const currentPassword = (await credentials()).find(({ role }) => role === 'prayer-team')?.password;
    await succeed('/admin/users/me', {
      url: cms.url,
      method: 'PUT',
      token: await tokenFor('prayer-team'),
      body: { currentPassword, password: 'Another-password-1' },
    });
    await vi.waitFor(async () => expect(await roles()).toEqual(['super-admin', 'ministry-admin']));

    const renamed = { url: cms.url, method: 'PUT', token: superAdmin, body: { firstname: 'Ruth' } };
    await succeed(pathOf('super-admin'), renamed);
    await succeed(pathOf('ministry-admin'), { url: cms.url, method: 'DELETE', token: superAdmin });
    await vi.waitFor(async () => expect(await roles()).toEqual(['super-admin']));
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    // Directly in the database, like the command for a forgotten password.
    const [other] = await cms.query(`SELECT password FROM admin_users WHERE email = 'prayer-team@example.org'`);
    await cms.query(
      `UPDATE admin_users SET password = '${String(other?.['password'])}' WHERE email = 'super-admin@example.org'`,
    );
    // Two programs at once would lock each other out of a SQLite file.
    await cms.stop();
    await cms.replica();
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });
});

test('ADMIN_EMAIL and ADMIN_PASSWORD make that super admin and no other account', async () => {
  const { prepared, superAdmin, url } = inject('cms');
  const accounts = await databaseOf(prepared)('SELECT email FROM admin_users');
  expect(accounts).toEqual([{ email: superAdmin.email.toLowerCase() }]);
  await expect(stat(join(prepared['DATA_DIR'] ?? '', 'credentials.json'))).rejects.toThrow('ENOENT');

  const { json } = await succeed('/admin/users/me', { token: await signIn(superAdmin, url) });
  expect(v.parse(meAnswer, json).data.roles.map(({ code }) => code)).toEqual(['strapi-super-admin']);
});

test('an address without a password stops the start with a sentence', async () => {
  const start = startOwnCms({ ADMIN_EMAIL: 'first@example.org', ADMIN_PASSWORD: '' }, { database: 'no accounts' });
  await expect(start).rejects.toThrow(/ADMIN_EMAIL and ADMIN_PASSWORD belong together/);
}, 120_000);

test('in production on PostgreSQL there are no demo accounts', async ({ skip }) => {
  skip(!('DATABASE_URL' in inject('cms').environment), 'a rule about PostgreSQL');
  const cms = await startOwnCms({ ...nobody, NODE_ENV: 'production' }, { database: 'no accounts' });
  try {
    expect(await cms.query('SELECT * FROM admin_users')).toEqual([]);
    await expect(stat(join(cms.dataDirectory, 'credentials.json'))).rejects.toThrow('ENOENT');
    expect(cms.output()).toContain('set ADMIN_EMAIL and ADMIN_PASSWORD');
  } finally {
    await cms.remove();
  }
}, 120_000);
