import * as v from 'valibot';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import {
  comparisonSchema,
  historyPath,
  restoredSchema,
  maxVersions,
  versionsSchema,
} from '../src/contracts/content-version';
import { tokenOfMember } from './support/accounts';
import {
  createEntry,
  deleteEntry,
  type Locale,
  publishEntry,
  publishSingle,
  updateEntry,
  upload,
} from './support/admin';
import { databaseOf } from './support/database';
import { call, succeed } from './support/http';
import { book, trainingModule } from './support/library';
import { article, homePage } from './support/pages';
import { png } from './support/sample-files';
import { tokenOf } from './support/signed-in';

const articleUid = 'api::article.article';
const bookUid = 'api::book.book';
const moduleUid = 'api::training-module.training-module';
const home = 'api::home-page.home-page';

let editor: string;
let superAdmin: string;
let prayerTeam: string;
let count = 0;

beforeAll(async () => {
  superAdmin = await tokenOf();
  editor = await tokenOfMember('ministry-admin');
  prayerTeam = await tokenOfMember('prayer-team');
});

const pathOf = (uid: string, id: string, language: Locale | null, rest = '') =>
  `${historyPath}/${uid}/${id}${rest}${language === null ? '' : `?language=${language}`}`;

async function versions(uid: string, id: string, language: Locale | null = 'en', token = editor) {
  const { json } = await succeed(pathOf(uid, id, language), { token });
  return v.parse(versionsSchema, json).versions;
}

async function differences(uid: string, id: string, version: number, language: Locale | null = 'en') {
  const { json } = await succeed(pathOf(uid, id, language, `/${version}`), { token: editor });
  return v.parse(comparisonSchema, json).differences;
}

async function restore(uid: string, id: string, version: number, language: Locale | null = 'en') {
  const path = pathOf(uid, id, language, `/${version}/restore`);
  const { json } = await succeed(path, { token: editor, method: 'POST' });
  return v.parse(restoredSchema, json).skipped;
}

const entrySchema = v.object({ data: v.record(v.string(), v.unknown()) });

async function stored(uid: string, id: string, locale: Locale, status: 'draft' | 'published') {
  const path = `/content-manager/collection-types/${uid}/${id}?locale=${locale}&status=${status}`;
  const {
    localizations: _,
    status: _status,
    ...entry
  } = v.parse(entrySchema, (await succeed(path, { token: editor })).json).data;
  return entry;
}

/** A new article published with these titles, one after the other. */
async function published(...titles: string[]): Promise<{ id: string; slug: string }> {
  count += 1;
  const slug = `history-${count}`;
  const id = await createEntry(editor, articleUid, 'en', { ...article(slug), title: titles[0] });
  for (const title of titles) {
    await updateEntry(editor, articleUid, id, 'en', { ...article(slug), title });
    await publishEntry(editor, articleUid, id, 'en');
  }
  return { id, slug };
}

describe('each publication is recorded', () => {
  test('with who published it, when, and which fields changed', async () => {
    const before = Date.now();
    const { id } = await published('First', 'Second');
    const [second, first] = await versions(articleUid, id);
    expect(second).toMatchObject({ accountName: 'A B', changed: ['title'], isPublished: true });
    expect(first).toMatchObject({ accountName: 'A B', changed: null, isPublished: false });
    expect(new Date(second?.savedAt ?? 0).getTime()).toBeGreaterThanOrEqual(before - 1000);
  });

  test('without the address of the account', async () => {
    const { id } = await published('Nameless');
    const rows = await databaseOf(inject('cms').environment)(`SELECT * FROM content_versions WHERE entry_id = '${id}'`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('@example.org');
  });

  test('unless nothing has changed, or only the draft was saved', async () => {
    const { id, slug } = await published('Same');
    await publishEntry(editor, articleUid, id, 'en');
    await updateEntry(editor, articleUid, id, 'en', { ...article(slug), title: 'Draft' });
    expect(await versions(articleUid, id)).toHaveLength(1);
  });

  test(`and after ${maxVersions} the oldest one goes`, { timeout: 60_000, tags: ['night'] }, async () => {
    const { id } = await published(...Array.from({ length: maxVersions + 1 }, (_, at) => `Title ${at + 1}`));
    const left = await versions(articleUid, id);
    expect(left).toHaveLength(maxVersions);
    const oldest = await differences(articleUid, id, left.at(-1)?.id ?? 0);
    expect(oldest).toContainEqual({ path: ['title'], then: 'Title 2', now: `Title ${maxVersions + 1}` });
  });

  test('in each language for itself', async () => {
    const { id, slug } = await published('English');
    await updateEntry(editor, articleUid, id, 'es', { ...article(slug), title: 'Español' });
    await publishEntry(editor, articleUid, id, 'es');
    expect(await versions(articleUid, id, 'en')).toHaveLength(1);
    const [spanish] = await versions(articleUid, id, 'es');
    expect(spanish?.changed).toBeNull();
  });

  test('also of pages', { tags: ['night'] }, async () => {
    await publishSingle(editor, home, 'en', homePage('history 1'));
    await publishSingle(editor, home, 'en', homePage('history 2'));
    const { json } = await succeed(`/content-manager/single-types/${home}?locale=en`, { token: editor });
    const id = String(v.parse(entrySchema, json).data['documentId']);
    const [newest, former] = await versions(home, id);
    expect(newest?.changed).toEqual(expect.arrayContaining(['hero', 'seo']));
    expect(await differences(home, id, former?.id ?? 0)).toContainEqual({
      path: ['hero', 'title'],
      then: 'Hero history 1',
      now: 'Hero history 2',
    });
  });
});

describe('a version is compared with the draft', () => {
  test('by field, where a new item of a list is one difference', async () => {
    const data = trainingModule('history-module', 8);
    const id = await createEntry(editor, moduleUid, 'en', data);
    await publishEntry(editor, moduleUid, id, 'en');
    const [first, ...others] = data.keyPrinciples;
    const changed = [first, { text: 'Put between' }, ...others];
    await updateEntry(editor, moduleUid, id, 'en', { ...data, keyPrinciples: changed });
    const [version] = await versions(moduleUid, id);
    expect(await differences(moduleUid, id, version?.id ?? 0)).toEqual([
      { path: ['keyPrinciples', 1, 'text'], now: 'Put between' },
    ]);
    await deleteEntry(editor, moduleUid, id);
  });
});

describe('a version is restored', () => {
  test('as a draft, while visitors read what they read before', async () => {
    const { id } = await published('First', 'Second');
    const before = await stored(articleUid, id, 'en', 'published');
    const former = (await versions(articleUid, id))[1];
    expect(await restore(articleUid, id, former?.id ?? 0)).toEqual([]);
    expect(await stored(articleUid, id, 'en', 'draft')).toMatchObject({ title: 'First' });
    expect(await stored(articleUid, id, 'en', 'published')).toEqual(before);
  });

  test('in one language, and leaves the other byte for byte alone', async () => {
    const { id, slug } = await published('First', 'Second');
    await updateEntry(editor, articleUid, id, 'es', { ...article(slug), title: 'Español' });
    await publishEntry(editor, articleUid, id, 'es');
    const before = [await stored(articleUid, id, 'es', 'draft'), await stored(articleUid, id, 'es', 'published')];
    const former = (await versions(articleUid, id))[1];
    await restore(articleUid, id, former?.id ?? 0);
    await publishEntry(editor, articleUid, id, 'en');
    expect([await stored(articleUid, id, 'es', 'draft'), await stored(articleUid, id, 'es', 'published')]).toEqual(
      before,
    );
    expect((await versions(articleUid, id))[0]).toMatchObject({ changed: ['title'], isPublished: true });
  });

  test('with the items of its lists', async () => {
    const data = trainingModule('history-lists', 8);
    const id = await createEntry(editor, moduleUid, 'en', data);
    await publishEntry(editor, moduleUid, id, 'en');
    const fewer = { ...data, dos: data.dos.slice(1), overview: 'Changed' };
    await updateEntry(editor, moduleUid, id, 'en', fewer);
    const [version] = await versions(moduleUid, id);
    await restore(moduleUid, id, version?.id ?? 0);
    expect(await differences(moduleUid, id, version?.id ?? 0)).toEqual([]);
    expect(await stored(moduleUid, id, 'en', 'draft')).toMatchObject({
      overview: data.overview,
      dos: data.dos.map(({ text }) => expect.objectContaining({ text }) as unknown),
    });
    await deleteEntry(editor, moduleUid, id);
  });

  test('without a picture that no longer exists, which is said', { tags: ['night'] }, async () => {
    const file = await upload(editor, 'history-cover.png', 'image/png', png(200, 300));
    const id = await createEntry(editor, bookUid, 'en', { ...book('history', 91), cover: file.id });
    await publishEntry(editor, bookUid, id, 'en');
    await updateEntry(editor, bookUid, id, 'en', { ...book('history', 91), title: 'Without cover', cover: null });
    await publishEntry(editor, bookUid, id, 'en');
    await succeed(`/upload/files/${file.id}`, { method: 'DELETE', token: editor });
    const former = (await versions(bookUid, id))[1];
    expect(await restore(bookUid, id, former?.id ?? 0)).toEqual([
      { path: ['cover'], reason: 'file', name: 'history-cover.png' },
    ]);
    expect(await stored(bookUid, id, 'en', 'draft')).toMatchObject({ title: book('history', 91).title, cover: null });
    await deleteEntry(editor, bookUid, id);
  });

  test('without a field that the site no longer has, which is said', async () => {
    const { id } = await published('First', 'Second');
    const former = (await versions(articleUid, id))[1];
    const query = databaseOf(inject('cms').environment);
    const [row] = await query(`SELECT snapshot FROM content_versions WHERE id = ${former?.id}`);
    const column: unknown = row?.['snapshot'];
    const snapshot: unknown = typeof column === 'string' ? JSON.parse(column) : column;
    const older = JSON.stringify({ ...v.parse(v.looseObject({}), snapshot), subtitle: 'Gone', category: { a: 1 } });
    await query(`UPDATE content_versions SET snapshot = '${older.replaceAll("'", "''")}' WHERE id = ${former?.id}`);
    const skipped = await restore(articleUid, id, former?.id ?? 0);
    expect(skipped).toHaveLength(2);
    expect(skipped).toContainEqual({ path: ['category'], reason: 'value', name: null });
    expect(skipped).toContainEqual({ path: ['subtitle'], reason: 'field', name: null });
    expect(await stored(articleUid, id, 'en', 'draft')).toMatchObject({ title: 'First' });
  });
});

describe('the history is for those who edit the entry', () => {
  test('super admins and ministry admins see it, the prayer team and visitors do not', async () => {
    const { id } = await published('Roles');
    const path = pathOf(articleUid, id, 'en');
    const [version] = await versions(articleUid, id, 'en', superAdmin);
    const restoring = pathOf(articleUid, id, 'en', `/${version?.id}/restore`);
    expect((await call(path, { token: editor })).status).toBe(200);
    expect((await call(path, { token: prayerTeam })).status).toBe(403);
    expect((await call(path)).status).toBe(401);
    expect((await call(restoring, { token: prayerTeam, method: 'POST' })).status).toBe(403);
    expect((await call(restoring, { method: 'POST' })).status).toBe(401);
  });

  test('there is none of requests, accounts or records, and nobody reads its table', async () => {
    const others = [
      'api::prayer-request.prayer-request',
      'api::reading-record.reading-record',
      'api::account-change.account-change',
      'admin::user',
      'api::content-version.content-version',
    ];
    for (const uid of others) {
      expect((await call(pathOf(uid, 'x', null), { token: superAdmin })).status).toBe(404);
    }
    const table = '/content-manager/collection-types/api::content-version.content-version';
    expect((await call(table, { token: superAdmin })).status).toBe(403);
  });

  test('an id that no database stores is not found, in the language of the panel', async () => {
    const headers = { Cookie: 'panel-language=es' };
    for (const path of ['%00', 'a%20b', '%00/1', 'a'.repeat(300)]) {
      const { status, text } = await call(`${historyPath}/${articleUid}/${path}?language=en`, {
        token: editor,
        headers,
      });
      expect([status, text.includes('Esta versión ya no existe')]).toEqual([404, true]);
    }
  });

  test('a version of another entry or language is not found', async () => {
    const one = await published('One');
    const other = await published('Other');
    const [version] = await versions(articleUid, one.id);
    const rest = `/${version?.id}`;
    expect((await call(pathOf(articleUid, other.id, 'en', rest), { token: editor })).status).toBe(404);
    expect((await call(pathOf(articleUid, one.id, 'es', rest), { token: editor })).status).toBe(404);
  });
});
