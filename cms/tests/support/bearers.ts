import { createHmac, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { inject } from 'vitest';
import { createAccount, rolesWith, type Account } from './accounts';
import { signIn } from './admin';
import { transferTokenSalt } from './cms-process';
import { query } from './desk';
import { call, succeed, type Call } from './http';
import { tokenOf } from './signed-in';

/** An `Authorization` header value that belongs to no signed-in member. */
export type Bearer = { name: string; token: string };

const keySchema = v.object({ data: v.object({ accessKey: v.string() }) });
const permissionsSchema = v.object({
  data: v.array(
    v.looseObject({ action: v.string(), subject: v.nullable(v.string()), properties: v.optional(v.unknown(), {}) }),
  ),
});
const meSchema = v.object({ data: v.object({ id: v.number() }) });

async function keyOf(path: string, options: Call): Promise<string> {
  const { json } = await succeed(path, options);
  return v.parse(keySchema, json).data.accessKey;
}

export async function idOf(token: string): Promise<number> {
  return v.parse(meSchema, (await succeed('/admin/users/me', { token })).json).data.id;
}

async function everythingOf(token: string) {
  const { json } = await succeed('/admin/users/me/permissions', { token });
  return v
    .parse(permissionsSchema, json)
    .data.map(({ action, subject, properties }) => ({ action, subject, properties, conditions: [] }));
}

/** Admin tokens of an account with these roles: one without permissions, and one with all of its owner's. */
async function adminTokens(codes: readonly string[]): Promise<Bearer[]> {
  const account = await createAccount([...new Set([...codes, 'strapi-super-admin'])]);
  const token = await signIn(account);
  const helper = await signIn(await createAccount(codes));
  const make = (adminPermissions: object[]) =>
    keyOf('/admin/admin-tokens', {
      token,
      body: { name: randomUUID(), description: '', lifespan: null, adminPermissions },
    });
  const [none, all] = [await make([]), await make(await everythingOf(helper))];
  // Only super admins can create such tokens; they remain valid when the owner loses that role.
  await succeed(`/admin/users/${await idOf(token)}`, {
    method: 'PUT',
    token: await tokenOf(),
    body: { roles: await rolesWith(codes) },
  });
  const owner = codes.join(' and ');
  return [
    { name: `an admin token of ${owner} without permissions`, token: none },
    { name: `an admin token of ${owner} with all permissions`, token: all },
  ];
}

async function apiTokens(): Promise<Bearer[]> {
  const token = await tokenOf();
  const permissions = ['prayer', 'contact'].map((form) => `api::submission.submission.${form}`);
  const make = (type: string, rest: object = {}) =>
    keyOf('/admin/api-tokens', {
      token,
      body: { name: randomUUID(), description: '', type, lifespan: null, ...rest },
    });
  return [
    { name: 'a read-only API token', token: await make('read-only') },
    { name: 'a full-access API token', token: await make('full-access') },
    { name: 'a custom API token', token: await make('custom', { permissions }) },
  ];
}

/** Cannot be created any more, as transfer between servers is disabled, but an old one may exist. */
async function transferTokens(): Promise<Bearer[]> {
  const token = randomUUID();
  const key = createHmac('sha512', transferTokenSalt).update(token).digest('hex');
  await query(`INSERT INTO strapi_transfer_tokens (name, access_key) VALUES ('${randomUUID()}', '${key}')`);
  return [{ name: 'a transfer token', token }];
}

export type Session = { account: Account; id: number; token: string; cookie: string };

/** Signs in like a browser, which stores the refresh token. */
export async function openSession(account: Account): Promise<Session> {
  const { json, headers } = await succeed('/admin/login', {
    body: { ...account, deviceId: randomUUID(), rememberMe: true },
  });
  const { token } = v.parse(v.object({ data: v.object({ token: v.string() }) }), json).data;
  const [cookie = ''] = headers
    .getSetCookie()
    .filter((line) => line.startsWith('strapi_admin_refresh='))
    .map((line) => line.split(';')[0] ?? '');
  return { account, id: await idOf(token), token, cookie };
}

/** Sessions of prayer team members that ended, each in a different way. */
async function endedSessions(): Promise<Bearer[]> {
  const member = async () => openSession(await createAccount(['prayer-team']));
  const [signedOut, changed, expired, refreshing] = [await member(), await member(), await member(), await member()];
  await succeed('/admin/logout', { token: signedOut.token, body: {} });
  await succeed('/admin/users/me', {
    method: 'PUT',
    token: changed.token,
    body: { currentPassword: changed.account.password, password: `New-password-${randomUUID()}` },
  });
  const past = 'DATABASE_URL' in inject('cms').environment ? "now() - interval '1 minute'" : '1000';
  await query(`UPDATE strapi_sessions SET expires_at = ${past} WHERE user_id = '${expired.id}'`);
  return [
    { name: 'the token of somebody who has signed out', token: signedOut.token },
    { name: 'the token of somebody who has a new password', token: changed.token },
    { name: 'the token of a session that has run out', token: expired.token },
    { name: 'a refresh token', token: refreshing.cookie.split('=')[1] ?? '' },
  ];
}

export const bearerNames = [
  ...['prayer-team', 'ministry-admin', 'strapi-super-admin', 'strapi-super-admin and prayer-team'].flatMap((owner) => [
    `an admin token of ${owner} without permissions`,
    `an admin token of ${owner} with all permissions`,
  ]),
  'a read-only API token',
  'a full-access API token',
  'a custom API token',
  'a transfer token',
  'the token of somebody who has signed out',
  'the token of somebody who has a new password',
  'the token of a session that has run out',
  'a refresh token',
] as const;

export async function makeBearers(): Promise<ReadonlyMap<string, string>> {
  const bearers = [
    ...(await adminTokens(['prayer-team'])),
    ...(await adminTokens(['ministry-admin'])),
    ...(await adminTokens(['strapi-super-admin'])),
    ...(await adminTokens(['strapi-super-admin', 'prayer-team'])),
    ...(await apiTokens()),
    ...(await transferTokens()),
    ...(await endedSessions()),
  ];
  return new Map(bearers.map(({ name, token }) => [name, token]));
}

/** Whether Strapi accepts this header. */
export async function isKnown(token: string): Promise<boolean> {
  return (await call('/admin/users/me', { token })).status === 200;
}
