import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createAccount, memberWith, type Account } from './support/accounts';
import {
  createEntry,
  deleteEntry,
  publishEntry,
  publishSingle,
  unpublishSingle,
  saveSingle,
  updateEntry,
} from './support/admin';
import { databaseOf } from './support/database';
import { call, succeed, type Answer } from './support/http';
import { article, homePage } from './support/pages';
import { revivalEvent as event } from './support/revival';
import { tokenOf } from './support/signed-in';

const homeUid = 'api::home-page.home-page';
const articleUid = 'api::article.article';
const eventUid = 'api::revival-event.revival-event';

/** Stands in every draft, and in nothing that is published. */
const secret = 'Unpublished-words';

const signInAnswer = v.object({ data: v.object({ token: v.string() }) });
const urlAnswer = v.object({ data: v.object({ url: v.optional(v.string()) }) });

type Session = { token: string; cookie: string; deviceId: string };

const cookiesOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');

async function startSession(account: Account = inject('cms').superAdmin): Promise<Session> {
  const deviceId = randomUUID();
  const answer = await succeed('/admin/login', { body: { ...account, deviceId, rememberMe: false } });
  return { token: v.parse(signInAnswer, answer.json).data.token, cookie: cookiesOf(answer), deviceId };
}

let token: string;
let session: Session;
let published: string;
let unpublished: string;
let unpublishedEvent: string;

beforeAll(async () => {
  token = await tokenOf();
  session = await startSession(await memberWith('ministry-admin'));
  await unpublishSingle(token, homeUid);
  await publishSingle(token, homeUid, 'en', homePage('seen by visitors'));
  await publishSingle(token, homeUid, 'es', homePage('lo que se ve'));
  await saveSingle(token, homeUid, 'es', homePage(secret));
  published = await createEntry(token, articleUid, 'en', article('preview-published'));
  await publishEntry(token, articleUid, published, 'en');
  await updateEntry(token, articleUid, published, 'en', { ...article('preview-published'), title: secret });
  unpublished = await createEntry(token, articleUid, 'en', { ...article('preview-unpublished', 2), title: secret });
  unpublishedEvent = await createEntry(token, eventUid, 'en', { ...event('preview'), title: secret });
});

afterAll(async () => {
  await unpublishSingle(token, homeUid);
  for (const id of [published, unpublished]) await deleteEntry(token, articleUid, id);
  await deleteEntry(token, eventUid, unpublishedEvent);
});

const draft = (path: string, cookie = session.cookie) =>
  call(`/admin/preview/draft${path}`, { headers: { Cookie: cookie } });

const draftCalls = [
  '/api/home-page?locale=es',
  '/api/articles?locale=en',
  '/api/articles/preview-published?locale=en',
  '/api/articles/preview-unpublished?locale=en',
  '/api/revival-events?locale=en',
];

describe('a ministry admin', () => {
  test.each(draftCalls)('reads the draft at %s', async (path) => {
    const { status, text, headers } = await draft(path);
    expect(status).toBe(200);
    expect(text).toContain(secret);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
  });

  test.each(draftCalls)('reads what is published at %s when that is asked for', async (path) => {
    const { text, headers } = await call(`/admin/preview/published${path}`, { headers: { Cookie: session.cookie } });
    expect(text).not.toContain(secret);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('reads the media of an event that was never published', async () => {
    const path = `/api/revival-events/${unpublishedEvent}/media?locale=en`;
    expect((await draft(path)).status).toBe(200);
    expect((await call(path)).status).toBe(404);
  });

  test('is told when a draft lacks what the site needs', async () => {
    const id = await createEntry(token, articleUid, 'en', { ...article('preview-incomplete', 3), title: null });
    expect((await draft('/api/articles/preview-incomplete?locale=en')).status).toBe(422);
    expect((await draft('/api/articles?locale=en')).status).toBe(200);
    await deleteEntry(token, articleUid, id);
  });

  const addresses = async (uid: string, query: Record<string, string>) => {
    const path = `/content-manager/preview/url/${uid}?${new URLSearchParams(query).toString()}`;
    return v.parse(urlAnswer, (await succeed(path, { token: session.token })).json).data.url;
  };

  test('gets the address of the preview of each entry, in its language', async () => {
    expect(await addresses(homeUid, { locale: 'es' })).toBe('/admin/preview/draft/?lang=es');
    expect(await addresses(homeUid, { locale: 'es', status: 'published' })).toBe('/admin/preview/published/?lang=es');
    expect(await addresses(articleUid, { documentId: unpublished, locale: 'en', status: 'draft' })).toBe(
      '/admin/preview/draft/resources?article=preview-unpublished&lang=en',
    );
    expect(await addresses(eventUid, { documentId: unpublishedEvent, locale: 'en', status: 'draft' })).toBe(
      `/admin/preview/draft/?event=${unpublishedEvent}&lang=en#revival`,
    );
  });

  test('learns where visitors see what is published, and nothing of a draft', async () => {
    const of = async (documentId: string) =>
      (
        await succeed(`/admin/site-address?uid=${articleUid}&documentId=${documentId}&locale=en`, {
          token: session.token,
        })
      ).json;
    expect(await of(published)).toEqual({ address: '/resources?article=preview-published&lang=en' });
    expect(await of(unpublished)).toEqual({ address: null });
  });
});

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
    const address = `/content-manager/preview/url/${articleUid}?documentId=${unpublished}&locale=en`;
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
    const query = databaseOf(inject('cms').environment);
    await query('UPDATE strapi_sessions SET expires_at = 0 WHERE id = (SELECT max(id) FROM strapi_sessions)');
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
    await query(`UPDATE admin_users SET is_active = 0 WHERE email = '${account.email}'`);
    await refused(cookie, 401);
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
