import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, inject, test } from 'vitest';
import { dayMs } from '../src/contracts/day';
import { accountChangesSchema, deskPath } from '../src/contracts/prayer-desk';
import { createAccount, memberWith, rolesWith, type Account } from './support/accounts';
import { idOf, openSession, type Session } from './support/bearers';
import { databaseOf } from './support/database';
import { call, succeed, type Call } from './support/http';
import { tokenOf } from './support/signed-in';
import { uidOf } from './support/submissions';

const query = databaseOf(inject('cms').environment);
const password = () => `Another-password-${randomUUID()}`;
const record = `/content-manager/collection-types/${uidOf('account-change')}`;

const recordSchema = v.object({ results: v.array(v.looseObject({ documentId: v.string(), change: v.string() })) });

async function recordedOf({ id }: { id: number }) {
  const { json } = await succeed(`${record}?filters[accountId][$eq]=${id}&sort=changedAt:ASC&pageSize=100`, {
    token: await tokenOf(),
  });
  return v.parse(recordSchema, json).results;
}

async function noticesOf(token: string) {
  const { json } = await succeed(`${deskPath}/account-changes`, { token });
  return v.parse(accountChangesSchema, json).changes;
}

const renew = ({ cookie }: Session) => call('/admin/access-token', { method: 'POST', headers: { Cookie: cookie } });

async function sessionsOf({ id }: { id: number }): Promise<number> {
  const rows = await query(`SELECT count(*) AS count FROM strapi_sessions WHERE user_id = '${id}'`);
  return Number(rows[0]?.['count']);
}

/** Checks that the access and refresh tokens no longer work, on our routes and Strapi's. */
async function expectEnded(session: Session): Promise<void> {
  const calls: [path: string, options?: Call][] = [
    [`${deskPath}/summary`],
    ['/admin/users/me'],
    [`/content-manager/collection-types/${uidOf('prayer-request')}`],
    ['/api/images', { form: new FormData() }],
  ];
  for (const [path, options] of calls) {
    expect((await call(path, { token: session.token, ...options })).status, path).toBe(401);
  }
  expect((await renew(session)).status).toBe(401);
}

const put = async (id: number, body: object, token?: string) =>
  succeed(`/admin/users/${id}`, { method: 'PUT', body, token: token ?? (await tokenOf()) });

async function member(...codes: readonly string[]): Promise<Session & { account: Account }> {
  return openSession(await createAccount(codes.length === 0 ? ['prayer-team'] : codes));
}

describe('a change of an account by somebody else', () => {
  const changes: [change: string, make: () => Promise<object>, detail: string | null][] = [
    ['password', () => Promise.resolve({ password: password() }), null],
    ['email', () => Promise.resolve({ email: `${randomUUID()}@example.org` }), null],
    [
      'roles',
      async () => ({ roles: await rolesWith(['prayer-team', 'ministry-admin']) }),
      'Prayer team (prayer-team) → Ministry admin (ministry-admin), Prayer team (prayer-team)',
    ],
    ['access', () => Promise.resolve({ isActive: false }), 'active → inactive'],
  ];

  test.each(changes)('(%s) ends all its sessions at once, and is recorded', async (change, make, detail) => {
    const [first, second] = [await member(), await member()];
    const sameAccount = await openSession(first.account);
    await put(first.id, await make());
    for (const session of [first, sameAccount]) await expectEnded(session);
    expect(await sessionsOf(first)).toBe(0);
    expect((await call(`${deskPath}/summary`, { token: second.token })).status).toBe(200);

    const admin = await idOf(await tokenOf());
    const recorded = (await recordedOf(first)).filter((row) => row.change === change).at(-1);
    expect(recorded).toMatchObject({ change, detail, origin: 'another-account', actorId: admin });
    expect(recorded?.['accountName']).toBe(`A B (${first.account.email})`);
    expect(Math.abs(Date.now() - Date.parse(String(recorded?.['changedAt'])))).toBeLessThan(60_000);
  });

  test('appears at the desk for the member only', async () => {
    const { id, account } = await member();
    const changed = { email: account.email, password: password() };
    await put(id, { password: changed.password });
    await put(id, { firstname: 'Ana' });
    await put(id, { roles: await rolesWith(['prayer-team', 'ministry-admin']) });
    const { token } = await openSession(changed);
    const notices = await noticesOf(token);
    // The first password was set by a super admin, too.
    expect(notices.map(({ change }) => change)).toEqual(['roles', 'password', 'access', 'password']);
    expect(notices[0]?.actorName).toContain('@example.org');
    expect(await noticesOf((await member('ministry-admin')).token)).toHaveLength(2);

    const long = 'DATABASE_URL' in inject('cms').environment ? "interval '15 days'" : `${15 * dayMs}`;
    await query(`UPDATE account_changes SET changed_at = changed_at - ${long} WHERE account_id = ${id}`);
    expect(await noticesOf(token)).toEqual([]);
  });

  test('also ends a session that is being renewed at that moment', async () => {
    const session = await member();
    const renewals = Array.from({ length: 12 }, () => renew(session));
    await Promise.all([put(session.id, { password: password() }), ...renewals]);
    expect(await sessionsOf(session)).toBe(0);
    await expectEnded(session);
  });

  test('does not end sessions if only a name or language changes', async () => {
    const session = await member();
    await put(session.id, { firstname: 'Ana', lastname: 'María', email: session.account.email });
    expect((await call(`${deskPath}/summary`, { token: session.token })).status).toBe(200);
    expect((await renew(session)).status).toBe(200);
  });

  test('ends the sessions of accounts that are deleted, one by one or together', async () => {
    const [one, two, three] = [await member(), await member(), await member()];
    const token = await tokenOf();
    await succeed(`/admin/users/${one.id}`, { method: 'DELETE', token });
    await succeed('/admin/users/batch-delete', { token, body: { ids: [two.id, three.id] } });
    for (const session of [one, two, three]) {
      await expectEnded(session);
      expect((await recordedOf(session)).at(-1)).toMatchObject({ change: 'deleted', origin: 'another-account' });
    }
  });

  test('invalidates a reset link that was already mailed', async () => {
    const { id } = await member();
    const digest = `sha256.${'a'.repeat(64)}`;
    await query(`UPDATE admin_users SET reset_password_token = '${digest}' WHERE id = ${id}`);
    await put(id, { email: `${randomUUID()}@example.org` });
    const rows = await query(`SELECT reset_password_token AS token FROM admin_users WHERE id = ${id}`);
    expect(rows).toEqual([{ token: null }]);
  });
});

describe('a change of one’s own account', () => {
  test('(the password) ends all its sessions', async () => {
    const first = await member();
    const second = await openSession(first.account);
    await succeed('/admin/users/me', {
      method: 'PUT',
      token: first.token,
      body: { currentPassword: first.account.password, password: password() },
    });
    for (const session of [first, second]) await expectEnded(session);
    expect((await recordedOf(first)).at(-1)).toMatchObject({ change: 'password', origin: 'own-account' });
  });

  test('(the e-mail) is recorded and keeps the session', async () => {
    const { id, token } = await member();
    const email = `${randomUUID()}@example.org`;
    await succeed('/admin/users/me', { method: 'PUT', token, body: { email } });
    expect((await recordedOf({ id })).at(-1)).toMatchObject({ change: 'email', origin: 'own-account', actorId: id });
    expect((await call(`${deskPath}/summary`, { token })).status).toBe(200);
  });

  test('(the name) is recorded, with one spelling, and neither ends a session nor is a notice', async () => {
    const { id, token } = await member();
    const before = await noticesOf(token);
    const body = { firstname: 'Mar\u200Bta', lastname: 'Ｔeam\u202E #7 ' };
    await succeed('/admin/users/me', { method: 'PUT', token, body });
    const recorded = (await recordedOf({ id })).at(-1);
    const change = { change: 'name', detail: 'A B → Marta Team 7', origin: 'own-account', actorId: id };
    expect(recorded).toMatchObject(change);
    await succeed('/admin/users/me', { method: 'PUT', token, body });
    expect((await recordedOf({ id })).at(-1)).toEqual(recorded);
    expect(await noticesOf(token)).toEqual(before);
  });

  test('(to an endless name) keeps the beginning of it', async () => {
    const { id, token } = await member();
    await succeed('/admin/users/me', { method: 'PUT', token, body: { firstname: 'x'.repeat(5_000) } });
    expect((await recordedOf({ id })).at(-1)).toMatchObject({ detail: `A B → ${'x'.repeat(100)} B` });
  });

  test('(a super admin’s roles) shows in the record that the account may now read confidential requests', async () => {
    const { id, token } = await member('strapi-super-admin');
    await put(id, { roles: await rolesWith(['strapi-super-admin', 'prayer-team']) }, token);
    expect((await recordedOf({ id })).at(-1)).toMatchObject({
      change: 'roles',
      origin: 'own-account',
      detail: 'Super Admin (strapi-super-admin) → Prayer team (prayer-team), Super Admin (strapi-super-admin)',
    });
  });
});

test('a role that somebody renames for a moment is still known in the record', async () => {
  const { id, token } = await member('strapi-super-admin');
  const [role] = await rolesWith(['prayer-team']);
  const rename = (name: string) => succeed(`/admin/roles/${role}`, { method: 'PUT', token, body: { name } });
  await rename('Newsletter');
  try {
    await put(id, { roles: await rolesWith(['strapi-super-admin', 'prayer-team']) }, token);
  } finally {
    await rename('Prayer team');
  }
  expect((await recordedOf({ id })).at(-1)?.['detail']).toContain('Newsletter (prayer-team)');
});

test('the content manager serves no table of Strapi’s own', async () => {
  const { id } = await member();
  const admin = await idOf(await tokenOf());
  const documentIdOf = async (table: string, where: string) =>
    String((await query(`SELECT document_id FROM ${table} WHERE ${where}`))[0]?.['document_id']);
  const account = await documentIdOf('admin_users', `id = ${id}`);
  const role = await documentIdOf('admin_roles', `code = 'prayer-team'`);
  const entries = '/content-manager/collection-types';
  const attempts: [path: string, options?: Call][] = [
    ...['user', 'role', 'session', 'api-token', 'permission'].map((each): [string] => [`${entries}/admin::${each}`]),
    [`${entries}/plugin::upload.file`],
    [`${entries}/admin::user?filters[password][$startsWith]=$2`],
    [`${entries}/admin::user/${account}`],
    [`${entries}/admin::user/${account}`, { method: 'PUT', body: { resetPasswordToken: 'a'.repeat(40) } }],
    [`${entries}/admin::role/${role}`, { method: 'PUT', body: { users: { connect: [{ id: admin }] } } }],
    [`${entries}/admin::user/${account}`, { method: 'DELETE' }],
  ];
  const before = await query(`SELECT * FROM admin_users WHERE id = ${id}`);
  for (const [path, options] of attempts) {
    expect((await call(path, { token: await tokenOf(), ...options })).status, path).toBe(403);
  }
  expect(await query(`SELECT * FROM admin_users WHERE id = ${id}`)).toEqual(before);
});

test('the list of roles reveals no password hashes', async () => {
  await member();
  for (const populate of ['populate=*', 'populate=users', 'populate[users]=true', 'populate[users][populate]=*']) {
    const { text } = await succeed(`/admin/roles?${populate}`, { token: await tokenOf() });
    expect(text, populate).toContain('prayer-team');
    expect(text, populate).not.toMatch(/password|\$2[aby]\$/);
  }
});

test('a new account is recorded with its roles', async () => {
  const { id } = await member();
  expect((await recordedOf({ id })).map(({ change }) => change)).toEqual(['created', 'password', 'access']);
  expect((await recordedOf({ id }))[0]).toMatchObject({
    detail: 'Prayer team (prayer-team)',
    origin: 'another-account',
  });
});

test('nobody writes, changes or deletes the record, and only super admins read it', async () => {
  const { id } = await member();
  const [{ documentId } = { documentId: '' }] = await recordedOf({ id });
  const before = await query('SELECT * FROM account_changes ORDER BY id');
  const tokens = [
    await tokenOf(),
    await tokenOf(await memberWith('strapi-super-admin', 'prayer-team')),
    await tokenOf(await memberWith('ministry-admin')),
    await tokenOf(await memberWith('prayer-team')),
    '',
  ];
  const after = await query('SELECT * FROM account_changes ORDER BY id');
  for (const [index, token] of tokens.entries()) {
    const attempts: [path: string, options: Call][] = [
      [record, { body: { accountId: 1, accountName: 'x', change: 'password', origin: 'program' } }],
      [`${record}/${documentId}`, { method: 'PUT', body: { actorName: 'x' } }],
      [`${record}/${documentId}`, { method: 'DELETE' }],
      [`${record}/actions/bulkDelete`, { body: { documentIds: [documentId] } }],
      [`${record}/clone/${documentId}`, { body: {} }],
    ];
    for (const [path, options] of attempts) {
      expect([401, 403], path).toContain((await call(path, { token, ...options })).status);
    }
    const reading = (await call(`${record}/${documentId}`, { token })).status;
    if (index < 2) expect(reading).toBe(200);
    else expect([401, 403]).toContain(reading);
  }
  expect(await query('SELECT * FROM account_changes ORDER BY id')).toEqual(after);
  expect(after.slice(0, before.length)).toEqual(before);
});

describe('an invitation', () => {
  const registrationSchema = v.object({ data: v.object({ id: v.number(), registrationToken: v.string() }) });

  async function invite() {
    const email = `${randomUUID()}@example.org`;
    const { json } = await succeed('/admin/users', {
      token: await tokenOf(),
      body: { email, firstname: 'A', lastname: 'B', roles: await rolesWith(['prayer-team']) },
    });
    return { email, ...v.parse(registrationSchema, json).data };
  }

  test('cannot be used with a copy of the database, only with the link', async () => {
    const { id, email, registrationToken } = await invite();
    const [row] = await query(`SELECT * FROM admin_users WHERE id = ${id}`);
    expect(JSON.stringify(row)).not.toContain(registrationToken);
    const stored = String(row?.['registration_token']);
    const about = (token: string) => call(`/admin/registration-info?registrationToken=${token}`);
    const userInfo = { firstname: 'Ana', lastname: 'B', password: password() };
    for (const guess of [stored, stored.replace('sha256.', ''), '']) {
      expect((await about(guess)).status, guess).toBe(400);
      expect((await call('/admin/register', { body: { registrationToken: guess, userInfo } })).status, guess).toBe(400);
    }
    expect((await about(registrationToken)).text).toContain(email);
    await succeed('/admin/register', { body: { registrationToken, userInfo } });
    expect((await about(registrationToken)).status).toBe(400);
    const { token } = await openSession({ email, password: userInfo.password });
    expect(await noticesOf(token)).toEqual([]);
    expect((await recordedOf({ id })).at(-1)).toMatchObject({ origin: 'mailed-link', actorId: null });
  });
});

describe('signing in', () => {
  const guess = async (email: string, typed = password()) => {
    const start = performance.now();
    const answer = await call('/admin/login', { body: { email, password: typed } });
    return { answer, milliseconds: performance.now() - start };
  };
  test('answers the same in the same time, whether there is such an account or not, active, blocked or not', async () => {
    const [known, inactive, blocked] = [await member(), await member(), await member()];
    await put(inactive.id, { isActive: false });
    await query(`UPDATE admin_users SET blocked = true WHERE id = ${blocked.id}`);
    const attempts = [
      () => guess(known.account.email),
      () => guess(`${randomUUID()}@example.org`),
      () => guess(inactive.account.email, inactive.account.password),
      () => guess(blocked.account.email, blocked.account.password),
    ];
    const times = attempts.map((): number[] => []);
    const texts = new Set<string>();
    // The shortest, because a busy machine adds to the others. If timing revealed existing accounts, these would differ
    // fivefold, however often it is tried.
    const ratio = () => {
      const shortest = times.map((taken) => Math.min(...taken));
      return Math.max(...shortest) / Math.min(...shortest);
    };
    for (let round = 0; round < 5 || (ratio() >= 3 && round < 25); round += 1) {
      for (const [index, attempt] of attempts.entries()) {
        const { answer, milliseconds } = await attempt();
        texts.add(`${answer.status} ${answer.text}`);
        times[index]?.push(milliseconds);
      }
    }
    expect([...texts]).toHaveLength(1);
    expect([...texts][0]).toContain('Invalid credentials');
    expect(ratio()).toBeLessThan(3);
  });
});

test('many who sign in at once hold up no reader', async () => {
  let answered = 0;
  const body = { email: 'nobody@example.org', password: 'Wrong-password-1' };
  const guess = () => call('/admin/login', { body }).finally(() => (answered += 1));
  const guesses = Array.from({ length: 32 }, guess);
  await succeed('/api/articles?locale=en');
  const answeredMeanwhile = answered;
  await Promise.all(guesses);
  expect(answeredMeanwhile).toBeLessThan(guesses.length / 2);
});
