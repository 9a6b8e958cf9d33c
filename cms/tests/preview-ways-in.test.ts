import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createAccount, memberWith, rolesWith } from './support/accounts';
import { idOf } from './support/bearers';
import { databaseOf } from './support/database';
import { call, succeed } from './support/http';
import {
  articleUid,
  cookiesOf,
  draftCalls,
  type Drafts,
  type PanelSession,
  removeDrafts,
  secret,
  startSession,
  writeDrafts,
} from './support/preview-drafts';
import { tokenOf } from './support/signed-in';

let token: string;
let session: PanelSession;
let drafts: Drafts;

beforeAll(async () => {
  token = await tokenOf();
  session = await startSession(await memberWith('ministry-admin'));
  drafts = await writeDrafts();
});

afterAll(() => removeDrafts(drafts));

const draft = (path: string, cookie = session.cookie) =>
  call(`/admin/preview/draft${path}`, { headers: { Cookie: cookie } });

describe('nothing of a draft is given', () => {
  async function refused(cookie: string, expected: number): Promise<void> {
    for (const path of draftCalls) {
      const { status, text, headers } = await draft(path, cookie);
      expect(status, path).toBe(expected);
      expect(text).not.toContain(secret);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  }

  test('to somebody without an account', () => refused('', 401));

  test('to a made-up cookie, to one with another signature, and to the token of the calls', async () => {
    await refused('strapi_admin_refresh=x.y.z', 401);
    const [name = '', payload = ''] = session.cookie.split('.');
    await refused(`${name}.${payload}.${'A'.repeat(43)}`, 401);
    await refused(`strapi_admin_refresh=${session.token}`, 401);
    for (const path of draftCalls) expect((await call(`/admin/preview/draft${path}`, { token })).status).toBe(401);
  });

  test('to the prayer team, which also gets no address', async () => {
    const member = await startSession(await memberWith('prayer-team'));
    await refused(member.cookie, 403);
    const address = `/content-manager/preview/url/${articleUid}?documentId=${drafts.unpublished}&locale=en`;
    const { status, text } = await call(address, { token: member.token });
    expect([status, text.includes('preview-unpublished')]).toEqual([204, false]);
  });

  test('after signing out', async () => {
    const { token: own, cookie, deviceId } = await startSession(await createAccount(['ministry-admin']));
    expect((await draft('/api/articles?locale=en', cookie)).status).toBe(200);
    await succeed('/admin/logout', { token: own, body: { deviceId } });
    await refused(cookie, 401);
  });

  test('to an expired session', async () => {
    const { cookie } = await startSession(await createAccount(['ministry-admin']));
    const { environment } = inject('cms');
    const longAgo = 'DATABASE_URL' in environment ? "'1970-01-01'" : '0';
    await databaseOf(environment)(
      `UPDATE strapi_sessions SET expires_at = ${longAgo} WHERE id = (SELECT max(id) FROM strapi_sessions)`,
    );
    await refused(cookie, 401);
  });

  test('to a cookie that was exchanged for a newer one', async () => {
    const { cookie } = await startSession(await createAccount(['ministry-admin']));
    const renewed = cookiesOf(await succeed('/admin/access-token', { body: {}, headers: { Cookie: cookie } }));
    expect((await draft('/api/articles?locale=en', renewed)).status).toBe(200);
    await refused(cookie, 401);
  });

  test('to an account that was switched off', async () => {
    const account = await createAccount(['ministry-admin']);
    const { cookie } = await startSession(account);
    const query = databaseOf(inject('cms').environment);
    await query(`UPDATE admin_users SET is_active = FALSE WHERE email = '${account.email}'`);
    await refused(cookie, 401);
  });

  test('to a blocked account', async () => {
    const account = await createAccount(['ministry-admin']);
    const { cookie } = await startSession(account);
    const query = databaseOf(inject('cms').environment);
    await query(`UPDATE admin_users SET blocked = TRUE WHERE email = '${account.email}'`);
    await refused(cookie, 401);
  });

  test('to an account whose role was taken away', async () => {
    const account = await createAccount(['ministry-admin']);
    const { cookie, token: own } = await startSession(account);
    expect((await draft('/api/articles?locale=en', cookie)).status).toBe(200);
    const roles = await rolesWith(['prayer-team']);
    await succeed(`/admin/users/${await idOf(own)}`, { method: 'PUT', token, body: { roles } });
    await refused(cookie, 401);
  });

  test('to an author, whose own entries alone are his', async () => {
    await refused((await startSession(await memberWith('strapi-author'))).cookie, 403);
  });

  test('to the token of a program, as a header or in place of the session', async () => {
    const body = { name: 'preview', description: '', type: 'full-access', lifespan: null, permissions: null };
    const { json } = await succeed('/admin/api-tokens', { token, body });
    const key = v.parse(v.object({ data: v.object({ accessKey: v.string() }) }), json).data.accessKey;
    await refused(`strapi_admin_refresh=${key}`, 401);
    for (const path of draftCalls) {
      expect((await call(`/admin/preview/draft${path}`, { token: key })).status).toBe(401);
      expect((await call(path, { token: key })).text).not.toContain(secret);
    }
  });

  test('to cookies that are named alike', async () => {
    const value = session.cookie.split('; ').find((one) => one.startsWith('strapi_admin_refresh='));
    const refresh = value?.split('=')[1] ?? '';
    for (const name of ['strapi_admin_refresh.sig', 'Strapi_Admin_Refresh', 'strapi_admin_refresh2', 'jwtToken']) {
      await refused(`${name}=${refresh}`, 401);
    }
    await refused(`strapi_admin_refresh=; x=${refresh}`, 401);
  });

  test.each([
    '//admin/preview/draft/api/articles',
    '/admin//preview/draft/api/articles',
    '/admin/preview/draft//api/articles',
    '/admin/preview/draft/api//articles',
    '/admin/preview/draft/api/articles.',
    '/admin/preview/draft/./api/articles',
    '/admin/preview/published/%2e%2e/draft/api/articles',
    '/admin/preview/published/..%2fdraft/api/articles',
    '/admin/preview%2fdraft%2fapi%2farticles',
    '/ADMIN/PREVIEW/DRAFT/API/ARTICLES',
    '/admin/preview/draft/api/articles;/published',
    '/api/admin/preview/draft/api/articles',
    '/api/%2e%2e/admin/preview/draft/api/articles',
  ])('to nobody by the path %s', async (path) => {
    for (const headers of [
      {},
      { 'X-Original-URL': '/admin/preview/draft/api/articles', 'X-Forwarded-Host': 'a.example' },
    ]) {
      const { status, text } = await call(`${path}?locale=en`, { headers });
      expect([status >= 400 && status < 500, text.includes(secret)]).toEqual([true, false]);
    }
  });

  test('to a copy: no answer can be asked for again by its tag, in part, or by its headers alone', async () => {
    const path = '/admin/preview/draft/api/articles?locale=en';
    const first = await call(path, { headers: { Cookie: session.cookie } });
    expect([first.headers.get('etag'), first.headers.get('last-modified')]).toEqual([null, null]);
    const again = { 'If-None-Match': '*', 'If-Modified-Since': new Date().toUTCString(), Range: 'bytes=0-9' };
    const repeated = await call(path, { headers: { Cookie: session.cookie, ...again } });
    expect([repeated.status, repeated.text]).toEqual([200, first.text]);
    const unsigned = await call(path, { headers: again });
    expect([unsigned.status, unsigned.headers.get('cache-control')]).toEqual([401, 'no-store']);
    const head = await call(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('x-robots-tag')]).toEqual([401, 'noindex, nofollow']);
  });

  test.each(draftCalls)('by the public call %s, signed in or not, whatever it asks for', async (path) => {
    for (const more of ['', '&status=draft']) {
      for (const headers of [{}, { Cookie: session.cookie }, { Authorization: `Bearer ${session.token}` }]) {
        expect((await call(path + more, { headers })).text).not.toContain(secret);
      }
    }
  });

  test('by another method, beside the calls, or to a page of another origin', async () => {
    const headers = { Cookie: session.cookie };
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, text } = await call('/admin/preview/draft/api/home-page?locale=es', { method, headers });
      expect([method, status >= 400 || text === '']).toEqual([method, true]);
    }
    for (const path of ['/content-manager/init', '/api/../content-manager/init', '/api/%2e%2e/admin/users', '']) {
      expect((await draft(path)).status).toBe(404);
    }
    const foreign = { ...headers, Origin: 'https://stranger.example' };
    const { headers: answered } = await call('/admin/preview/draft/api/home-page?locale=es', { headers: foreign });
    expect(answered.get('access-control-allow-origin') ?? '').toBe('');
  });
});
