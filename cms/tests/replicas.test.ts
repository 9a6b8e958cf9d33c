import { rm } from 'node:fs/promises';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { certificateCheckPath } from '../src/contracts/certificate';
import { contentGenerationPath, contentGenerationSchema } from '../src/contracts/content';
import { historyPath, versionsSchema } from '../src/contracts/content-version';
import { createEntry, deleteEntry, publishEntry, signIn } from './support/admin';
import { startCms, type CmsProcess } from './support/cms-process';
import { databaseOf, type Row } from './support/database';
import { call, succeed } from './support/http';
import { makeOwnFolder } from './support/own-folder';
import { article } from './support/pages';
import { createTestDatabase } from './support/test-database';

const uid = 'api::article.article';
const entryAnswer = v.object({ data: v.looseObject({ documentId: v.string() }) });

async function generation(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${inject('cms').environment['PURGE_SECRET']}` };
  return v.parse(contentGenerationSchema, (await succeed(contentGenerationPath, { url, headers })).json).generation;
}

describe('the generation of the content', { tags: ['database'] }, () => {
  const { url } = inject('cms');

  test('changes when something is published or taken back, and not for a draft', async () => {
    const token = await signIn();
    const before = await generation(url);
    const id = await createEntry(token, uid, 'en', article('generation'));
    expect(await generation(url)).toBe(before);
    await publishEntry(token, uid, id, 'en');
    const published = await generation(url);
    expect(published).not.toBe(before);
    await deleteEntry(token, uid, id);
    expect(await generation(url)).not.toBe(published);
  });

  test('is told to web servers alone', async () => {
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: 'Bearer ' }]) {
      const answer = await call(contentGenerationPath, { headers });
      expect(answer.status).toBe(401);
      expect(answer.text).not.toContain('generation');
    }
  });
});

// Two programs cannot use one SQLite file.
describe.runIf('DATABASE_URL' in inject('cms').environment)('two CMSes on one database', { tags: ['database'] }, () => {
  let first: CmsProcess;
  let second: CmsProcess;
  let query: (sql: string) => Promise<Row[]>;
  const cleanups: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const { distDirectory, environment } = inject('cms');
    const folder = await makeOwnFolder('cms-replicas-');
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    const database = await createTestDatabase(folder, environment['DATABASE_URL']);
    cleanups.push(database.remove);
    const settings = { ...environment, ...database.environment, SIGN_IN_LIMIT: 'on' };
    query = databaseOf(settings);
    const starts = await Promise.allSettled([startCms(distDirectory, settings), startCms(distDirectory, settings)]);
    cleanups.push(...starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value.stop] : [])));
    const [one, two] = starts.map((start) => {
      if (start.status === 'rejected') throw start.reason;
      return start.value;
    });
    if (!one || !two) throw new Error('Two were started');
    [first, second] = [one, two];
  }, 180_000);
  afterAll(async () => {
    for (const cleanUp of cleanups.toReversed()) await cleanUp();
  });

  test('start at the same moment on an empty database, and make everything once', async () => {
    const unique = {
      admin_roles: 'code',
      admin_users: 'email',
      i18n_locale: 'code',
      strapi_core_store_settings: 'key',
    };
    for (const [table, column] of Object.entries(unique)) {
      const twice = await query(`SELECT ${column} FROM ${table} GROUP BY ${column} HAVING count(*) > 1`);
      expect(twice, table).toEqual([]);
    }
    expect(await query('SELECT code FROM i18n_locale ORDER BY code')).toEqual([{ code: 'en' }, { code: 'es' }]);
    const permissions = `SELECT action, subject, role_id FROM admin_permissions
      JOIN admin_permissions_role_lnk ON permission_id = admin_permissions.id
      GROUP BY action, subject, role_id HAVING count(*) > 1`;
    expect(await query(permissions)).toEqual([]);
  });

  test('share sessions, content, its history and its generation', async () => {
    const token = await signIn(undefined, first.url);
    const path = `/content-manager/collection-types/${uid}`;
    const created = await succeed(`${path}?locale=en`, { url: second.url, token, body: article('replicas') });
    const { documentId } = v.parse(entryAnswer, created.json).data;
    const publish = (url: string) =>
      succeed(`${path}/${documentId}/actions/publish?locale=en`, { url, token, body: {} });
    const before = await generation(second.url);

    await publish(first.url);
    const title = 'Changed at the other one';
    const body = { ...article('replicas'), title };
    await succeed(`${path}/${documentId}?locale=en`, { url: second.url, token, method: 'PUT', body });
    await publish(second.url);

    expect((await succeed('/api/articles/replicas', { url: first.url })).text).toContain(title);
    const history = await succeed(`${historyPath}/${uid}/${documentId}?language=en`, { url: first.url, token });
    expect(v.parse(versionsSchema, history.json).versions).toHaveLength(2);
    const now = await generation(first.url);
    expect(now).not.toBe(before);
    expect(await generation(second.url)).toBe(now);

    await succeed('/admin/logout', { url: second.url, token, body: {} });
    expect((await call('/admin/users/me', { url: first.url, token })).status).toBe(401);
  });

  /** What each attempt is answered, made at both in turn. */
  async function takingTurns(count: number, attempt: (url: string, at: number) => Promise<number>): Promise<number[]> {
    const answers: number[] = [];
    for (let at = 0; at < count; at += 1) answers.push(await attempt((at % 2 === 0 ? first : second).url, at));
    return answers;
  }

  const guess = async (url: string, email: string, address: string) => {
    const headers = { 'X-Forwarded-For': address };
    return (await call('/admin/login', { url, headers, body: { email, password: 'Wrong-password-1' } })).status;
  };

  test('allow an address as many guessed passwords together as one alone', async () => {
    const statuses = await takingTurns(7, (url) => guess(url, 'one@example.org', '198.51.100.1'));
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    expect(await guess(second.url, 'one@example.org', '198.51.100.2')).toBe(400);
  });

  test('slow down together when one account is guessed from many addresses', async () => {
    await takingTurns(7, (url, at) => guess(url, 'many@example.org', `203.0.113.${at}`));
    for (const { url } of [first, second]) {
      const start = performance.now();
      expect(await guess(url, 'many@example.org', '203.0.113.99')).toBe(400);
      expect(performance.now() - start).toBeGreaterThanOrEqual(1_000);
    }
  });

  test('allow an address as many failed checks of certificates together as one alone', async () => {
    const headers = { 'X-Forwarded-For': '198.51.100.3' };
    const check = async (url: string) =>
      (await call(certificateCheckPath, { url, headers, body: { number: '0'.repeat(24) } })).status;
    const answers = await takingTurns(24, check);
    expect(answers).toEqual([...Array<number>(20).fill(200), 429, 429, 429, 429]);
  });
});
