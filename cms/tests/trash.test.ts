import * as v from 'valibot';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { dayMs } from '../src/contracts/day';
import { historyPath, versionsSchema } from '../src/contracts/content-version';
import { broughtBackSchema, type Trash, trashDays, trashPath, trashSchema } from '../src/contracts/trash';
import { pageUids } from '../src/site-types';
import { tokenOfMember } from './support/accounts';
import {
  createEntry,
  deleteEntry,
  ensureFolder,
  publishEntry,
  publishSingle,
  unpublishSingle,
  updateEntry,
  upload,
} from './support/admin';
import { startSecondProgram } from './support/beside';
import { databaseOf } from './support/database';
import { call, succeed } from './support/http';
import { book, naming, quiz, trainingModule } from './support/library';
import { article, homePage } from './support/pages';
import { addMedia, deleteEvents, eventUid, publishEvent, video } from './support/revival';
import { png } from './support/sample-files';
import { tokenOf } from './support/signed-in';
import { storedPaths } from './support/stored-files';
import { anyAddress, formOf, submit } from './support/submissions';

const articleUid = 'api::article.article';
const home = 'api::home-page.home-page';
const moduleUid = 'api::training-module.training-module';
const quizUid = 'api::quiz.quiz';

const query = (sql: string) => databaseOf(inject('cms').environment)(sql);

let editor: string;
let superAdmin: string;
let prayerTeam: string;
let count = 0;

beforeAll(async () => {
  superAdmin = await tokenOf();
  editor = await tokenOfMember('ministry-admin');
  prayerTeam = await tokenOfMember('prayer-team');
});

const entryPath = (uid: string, id: string) => `/content-manager/collection-types/${uid}/${id}`;

async function trash(token = editor): Promise<Trash> {
  return v.parse(trashSchema, (await succeed(trashPath, { token })).json);
}

async function trashed(title: string) {
  const found = (await trash()).entries.find((entry) => entry.title === title);
  if (found === undefined) throw new Error(`"${title}" is not in the trash`);
  return found;
}

async function bringBack(title: string, token = editor) {
  const { id } = await trashed(title);
  const { json } = await succeed(`${trashPath}/entries/${id}/restore`, { token, method: 'POST' });
  return v.parse(broughtBackSchema, json);
}

/** An article published in both languages. */
async function bilingual(): Promise<{ id: string; slug: string; english: string; spanish: string }> {
  count += 1;
  const slug = `trash-${count}`;
  const [english, spanish] = [`English ${slug}`, `Español ${slug}`];
  const id = await createEntry(editor, articleUid, 'en', { ...article(slug), title: english });
  await publishEntry(editor, articleUid, id, 'en');
  await updateEntry(editor, articleUid, id, 'es', { ...article(slug), title: spanish });
  await publishEntry(editor, articleUid, id, 'es');
  return { id, slug, english, spanish };
}

const permissionsSchema = v.object({
  data: v.array(v.object({ action: v.string(), subject: v.nullable(v.string()) })),
});
describe('pages', () => {
  test.each(pageUids)('nobody deletes %s, in one language or in all', async (uid) => {
    for (const token of [superAdmin, editor, prayerTeam]) {
      for (const locale of ['en', '*']) {
        const path = `/content-manager/single-types/${uid}?locale=${locale}`;
        expect((await call(path, { method: 'DELETE', token })).status).toBe(403);
      }
    }
  });

  test('stay where they are, and are offered to nobody for deletion', async () => {
    await publishSingle(editor, home, 'en', homePage('stays'));
    await call(`/content-manager/single-types/${home}?locale=*`, { method: 'DELETE', token: superAdmin });
    expect((await call('/api/home-page?locale=en')).status).toBe(200);
    for (const token of [superAdmin, editor]) {
      const { json } = await succeed('/admin/users/me/permissions', { token });
      const deletable = v
        .parse(permissionsSchema, json)
        .data.filter(({ action }) => action === 'plugin::content-manager.explorer.delete')
        .map(({ subject }) => subject);
      expect(deletable).toContain(articleUid);
      expect(deletable.filter((uid) => pageUids.some((page) => page === uid))).toEqual([]);
    }
    await unpublishSingle(editor, home);
  });
});

describe('a deleted entry', () => {
  test('lies in the trash with its type, title, languages, who deleted it and when', async () => {
    const before = Date.now();
    const { id, english } = await bilingual();
    await deleteEntry(editor, articleUid, id);
    const entry = await trashed(english);
    expect(entry).toMatchObject({ uid: articleUid, languages: ['en', 'es'], accountName: 'A B' });
    expect(new Date(entry.deletedAt).getTime()).toBeGreaterThanOrEqual(before - 1000);
  });

  test('is titled in the language that the panel shows', async () => {
    const { id, spanish } = await bilingual();
    const headers = { Cookie: 'panel-language=es' };
    await deleteEntry(editor, articleUid, id);
    const { json } = await succeed(trashPath, { token: editor, headers });
    expect(v.parse(trashSchema, json).entries.map(({ title }) => title)).toContain(spanish);
  });

  test('comes back with all languages, as drafts, with its history', { tags: ['database'] }, async () => {
    const { id, slug, english, spanish } = await bilingual();
    await deleteEntry(editor, articleUid, id);
    expect(await bringBack(english)).toEqual({
      uid: articleUid,
      documentId: id,
      languages: ['en', 'es'],
      existing: [],
      skipped: [],
    });
    for (const [locale, title] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const { json } = await succeed(`${entryPath(articleUid, id)}?locale=${locale}`, { token: editor });
      expect(json).toMatchObject({ data: { title, slug, content: article(slug).content, status: 'draft' } });
      const history = await succeed(`${historyPath}/${articleUid}/${id}?language=${locale}`, { token: editor });
      expect(v.parse(versionsSchema, history.json).versions).toHaveLength(1);
    }
    expect((await call(`/api/articles/${slug}?locale=en`)).status).toBe(404);
    expect((await trash()).entries.map(({ title }) => title)).not.toContain(english);
  });

  test(
    'comes back once, also when several bring it back and another deletes it for good',
    { tags: ['database'] },
    async () => {
      const drafts = async (id: string) =>
        query(`SELECT locale FROM articles WHERE document_id = '${id}' AND published_at IS NULL ORDER BY locale`);
      const { id, english } = await bilingual();
      await deleteEntry(editor, articleUid, id);
      const entry = `${trashPath}/entries/${(await trashed(english)).id}`;
      const restore = () => call(`${entry}/restore`, { token: editor, method: 'POST' });
      const answers = await Promise.all(Array.from({ length: 8 }, restore));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(404)]);
      expect(await drafts(id)).toEqual([{ locale: 'en' }, { locale: 'es' }]);

      await deleteEntry(editor, articleUid, id);
      const again = `${trashPath}/entries/${(await trashed(english)).id}`;
      const [restored, removed] = await Promise.all([
        call(`${again}/restore`, { token: editor, method: 'POST' }),
        call(again, { token: editor, method: 'DELETE' }),
      ]);
      expect([200, 404]).toContain(restored.status);
      expect([204, 404]).toContain(removed.status);
      expect(await drafts(id)).toHaveLength(restored.status === 200 ? 2 : 0);
    },
  );

  test('can be one language of an entry, which comes back to the other', async () => {
    const { id, slug, english, spanish } = await bilingual();
    await succeed(`${entryPath(articleUid, id)}?locale=es`, { method: 'DELETE', token: editor });
    expect((await trashed(spanish)).languages).toEqual(['es']);
    expect((await call(`/api/articles/${slug}?locale=en`)).status).toBe(200);
    expect(await bringBack(spanish)).toMatchObject({ documentId: id, languages: ['es'] });
    const { json } = await succeed(`${entryPath(articleUid, id)}?locale=es`, { token: editor });
    expect(json).toMatchObject({ data: { title: spanish } });
    expect((await call(`/api/articles/${slug}?locale=en`)).json).toMatchObject({ data: { title: english } });
  });

  test('leaves a language alone that was written anew meanwhile', async () => {
    const { id, slug, spanish } = await bilingual();
    await succeed(`${entryPath(articleUid, id)}?locale=es`, { method: 'DELETE', token: editor });
    await updateEntry(editor, articleUid, id, 'es', { ...article(slug), title: 'Escrito de nuevo' });
    expect(await bringBack(spanish)).toMatchObject({ languages: [], existing: ['es'] });
    const { json } = await succeed(`${entryPath(articleUid, id)}?locale=es`, { token: editor });
    expect(json).toMatchObject({ data: { title: 'Escrito de nuevo' } });
  });

  test('can be deleted for good, with its history', async () => {
    const { id, english } = await bilingual();
    await deleteEntry(editor, articleUid, id);
    const { id: row } = await trashed(english);
    await succeed(`${trashPath}/entries/${row}`, { method: 'DELETE', token: editor });
    expect((await call(`${trashPath}/entries/${row}/restore`, { method: 'POST', token: editor })).status).toBe(404);
    expect(await query(`SELECT id FROM content_versions WHERE entry_id = '${id}'`)).toEqual([]);
  });

  test('lies there also when several were deleted at once', async () => {
    const one = await bilingual();
    const other = await bilingual();
    await succeed(`/content-manager/collection-types/${articleUid}/actions/bulkDelete?locale=en`, {
      token: editor,
      body: { documentIds: [one.id, other.id] },
    });
    expect((await trashed(one.english)).languages).toEqual(['en']);
    expect((await trashed(other.english)).languages).toEqual(['en']);
  });

  test('has no references where its id is none', async () => {
    expect((await call(`${trashPath}/references/${articleUid}/%00`, { token: editor })).status).toBe(404);
  });

  test('is shown to super admins and ministry admins, and never to the prayer team or visitors', async () => {
    const { id, english } = await bilingual();
    await deleteEntry(editor, articleUid, id);
    const { id: row } = await trashed(english);
    expect((await trash(superAdmin)).entries.map(({ title }) => title)).toContain(english);
    const calls = [
      [trashPath, 'GET'],
      [`${trashPath}/entries/${row}/restore`, 'POST'],
      [`${trashPath}/entries/${row}`, 'DELETE'],
      [`${trashPath}/references/${articleUid}/${id}`, 'GET'],
    ] as const;
    for (const [path, method] of calls) {
      expect((await call(path, { method, token: prayerTeam })).status).toBe(403);
      expect((await call(path, { method })).status).toBe(401);
    }
    const table = '/content-manager/collection-types/api::trash.trashed-entry';
    expect((await call(table, { token: superAdmin })).status).toBe(403);
  });
});

const errorSchema = v.object({ error: v.object({ message: v.string() }) });

describe('an entry that others use', () => {
  const remove = (uid: string, id: string, token: string) =>
    call(`${entryPath(uid, id)}?locale=*`, { method: 'DELETE', token });

  test('cannot be deleted, and the refusal names them in the language of the account', async () => {
    const quizId = await createEntry(editor, quizUid, 'en', quiz('trashed-quiz'));
    const data = { ...trainingModule('uses-quiz', 8), quiz: naming(quizId) };
    const moduleId = await createEntry(editor, moduleUid, 'en', data);

    const refused = await remove(quizUid, quizId, editor);
    expect(refused.status).toBe(400);
    expect(v.parse(errorSchema, refused.json).error.message).toBe(
      'This cannot be deleted yet, because it is used by: “Title uses-quiz” (English). Remove it there first.',
    );
    await succeed('/admin/users/me', { method: 'PUT', token: editor, body: { preferedLanguage: 'es' } });
    expect((await remove(quizUid, quizId, editor)).text).toContain('se usa en: “Title uses-quiz” (inglés)');
    await succeed('/admin/users/me', { method: 'PUT', token: editor, body: { preferedLanguage: 'en' } });

    await deleteEntry(editor, moduleUid, moduleId);
    expect((await remove(quizUid, quizId, editor)).status).toBe(200);
  });

  test('cannot be an event with media, but may lose a language', async () => {
    const id = await publishEvent(editor, 'trashed event');
    await addMedia(editor, id, video('keeps'));
    expect((await remove(eventUid, id, editor)).text).toContain('“keeps”');
    const path = `${entryPath(eventUid, id)}?locale=es`;
    expect((await call(path, { method: 'DELETE', token: editor })).status).toBe(200);
    expect((await remove(eventUid, id, superAdmin)).status).toBe(400);
    await deleteEvents(editor, [id]);
  });

  test('can be a file of the library, which stays as long as an entry shows it', async () => {
    const file = await upload(editor, 'used-cover.png', 'image/png', png(200, 300));
    const id = await createEntry(editor, 'api::book.book', 'en', { ...book('used', 92), cover: file.id });
    for (const [path, options] of [
      [`/upload/files/${file.id}`, { method: 'DELETE' }],
      ['/upload/actions/bulk-delete', { body: { fileIds: [file.id], folderIds: [] } }],
    ] as const) {
      const refused = await call(path, { ...options, token: editor });
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(book('used', 92).title)]);
    }
    expect((await call(file.url)).status).toBe(200);
    await deleteEntry(editor, 'api::book.book', id);
    await succeed(`/upload/files/${file.id}`, { method: 'DELETE', token: editor });
  });

  test('keeps its whole folder in the library, and what was chosen with it', async () => {
    const outer = await ensureFolder(editor, 'trashed folder');
    const inner = await ensureFolder(editor, 'trashed inner', outer);
    const free = await upload(editor, 'folder-free.png', 'image/png', png(60, 40), outer);
    const beside = await upload(editor, 'folder-beside.png', 'image/png', png(60, 40));
    const used = await upload(editor, 'folder-used.png', 'image/png', png(200, 300), inner);
    const id = await createEntry(editor, 'api::book.book', 'en', { ...book('foldered', 93), cover: used.id });
    const remove = () =>
      call('/upload/actions/bulk-delete', { body: { fileIds: [beside.id], folderIds: [outer] }, token: editor });

    const refused = await remove();
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(book('foldered', 93).title)]);
    for (const { url } of [free, beside, used]) expect((await call(url)).status).toBe(200);

    await deleteEntry(editor, 'api::book.book', id);
    expect((await remove()).status).toBe(200);
    for (const { url } of [free, beside, used]) expect((await call(url)).status).toBe(404);
  });
});

const fileSchema = v.looseObject({ width: v.number(), url: v.string(), updatedAt: v.string() });

describe('an earlier file', () => {
  const file = async (id: number) =>
    v.parse(fileSchema, (await succeed(`/upload/files/${id}`, { token: editor })).json);
  const bytes = async (url: string) => Buffer.from(await (await fetch(inject('cms').url + url)).arrayBuffer());

  async function trashed(name: string, reason: string) {
    const found = (await trash()).files.find((one) => one.name === name && one.reason === reason);
    if (found === undefined) throw new Error(`"${name}" is not in the trash`);
    return found;
  }

  const bringFileBack = async (id: number) =>
    succeed(`${trashPath}/files/${id}/restore`, { method: 'POST', token: editor });

  test('comes back after it was replaced in the Media Library, byte for byte, and the other goes to the trash in turn', async () => {
    const first = await upload(editor, 'trashed-replaced.png', 'image/png', png(600, 400, 10));
    const before = await bytes(first.url);
    const form = new FormData();
    form.append('files', new File([new Uint8Array(png(300, 200, 200))], 'other.png', { type: 'image/png' }));
    form.append('fileInfo', JSON.stringify({ name: 'trashed-replaced.png' }));
    await succeed(`/upload?id=${first.id}`, { token: editor, form });
    expect((await file(first.id)).width).toBe(300);

    const { id, accountName } = await trashed('trashed-replaced.png', 'replaced');
    expect(accountName).toBe('A B');
    await bringFileBack(id);
    expect((await file(first.id)).width).toBe(600);
    expect(await bytes((await file(first.id)).url)).toEqual(before);
    await bringFileBack((await trashed('trashed-replaced.png', 'replaced')).id);
    expect((await file(first.id)).width).toBe(300);
    await succeed(`/upload/files/${first.id}`, { method: 'DELETE', token: editor });
  });

  test('comes back after it was deleted, at its address', async () => {
    const first = await upload(editor, 'trashed-deleted.png', 'image/png', png(600, 400, 20));
    const before = await bytes(first.url);
    await succeed(`/upload/files/${first.id}`, { method: 'DELETE', token: editor });
    expect((await call(first.url)).status).toBe(404);
    await bringFileBack((await trashed('trashed-deleted.png', 'deleted')).id);
    expect(await bytes(first.url)).toEqual(before);
  });

  test('comes back once, also when several bring it back at the same moment', { tags: ['database'] }, async () => {
    const { id } = await upload(editor, 'trashed-once.png', 'image/png', png(320, 200, 70));
    await succeed(`/upload/files/${id}`, { method: 'DELETE', token: editor });
    const path = `${trashPath}/files/${(await trashed('trashed-once.png', 'deleted')).id}/restore`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(path, { method: 'POST', token: editor })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(7).fill(404)]);
    expect(await query("SELECT count(*) AS count FROM files WHERE name LIKE 'trashed-once%'")).toEqual([
      { count: expect.toSatisfy((count: unknown) => Number(count) === 1) as unknown },
    ]);
  });

  test('comes back after a newer upload of the same name took its place on the site', async () => {
    await upload(editor, 'retreat-image6.png', 'image/png', png(640, 400, 30));
    await upload(editor, 'retreat-image6.png', 'image/png', png(320, 200, 40));
    const shown = async () => (await bytes('/api/assets/retreat-image6')).readUInt32BE(16);
    expect(await shown()).toBe(320);
    await bringFileBack((await trashed('retreat-image6.png', 'superseded')).id);
    expect(await shown()).toBe(640);
    await bringFileBack((await trashed('retreat-image6.png', 'superseded')).id);
    expect(await shown()).toBe(320);
  });

  test('is not served while it is in the trash, and not for the prayer team', async () => {
    const first = await upload(editor, 'trashed-hidden.png', 'image/png', png(600, 400, 50));
    await succeed(`/upload/files/${first.id}`, { method: 'DELETE', token: editor });
    const { id } = await trashed('trashed-hidden.png', 'deleted');
    const [row] = await query(`SELECT folder FROM kept_files WHERE id = ${id}`);
    const path = `/uploads/.kept/${String(row?.['folder'])}/${first.url.split('/').at(-1)}`;
    expect((await call(path)).status).toBe(404);
    expect((await call(path.replace('.kept', '%2Ekept'))).status).toBe(404);
    for (const method of ['POST', 'DELETE'] as const) {
      const rest = method === 'POST' ? '/restore' : '';
      const answer = await call(`${trashPath}/files/${id}${rest}`, { method, token: prayerTeam });
      expect(answer.status).toBe(403);
    }
    await succeed(`${trashPath}/files/${id}`, { method: 'DELETE', token: editor });
    expect((await trash()).files.map(({ name }) => name)).not.toContain('trashed-hidden.png');
  });
});

describe(`after ${trashDays} days`, () => {
  test('what was deleted or replaced is gone for good, and not before', async () => {
    const { id, english } = await bilingual();
    await deleteEntry(editor, articleUid, id);
    const file = await upload(editor, 'trashed-old.png', 'image/png', png(60, 40));
    await succeed(`/upload/files/${file.id}`, { method: 'DELETE', token: editor });
    const left = async () => {
      const { entries, files } = await trash();
      return [entries.some(({ title }) => title === english), files.some(({ name }) => name === 'trashed-old.png')];
    };
    const [row] = await query(`SELECT folder FROM kept_files WHERE name = 'trashed-old.png'`);
    const bytes = () => storedPaths(inject('cms').environment, `.kept/${String(row?.['folder'])}`);
    expect(await bytes()).not.toEqual([]);

    const program = await startSecondProgram();
    await program.ask('emptyTrash', [Date.now() + (trashDays - 1) * dayMs]);
    expect(await left()).toEqual([true, true]);
    await program.ask('emptyTrash', [Date.now() + (trashDays + 1) * dayMs]);
    expect(await left()).toEqual([false, false]);
    expect(await bytes()).toEqual([]);
    expect(await query(`SELECT id FROM content_versions WHERE entry_id = '${id}'`)).toEqual([]);
  });
});

describe('requests', () => {
  test('are never in the trash or in the history', async () => {
    const { path, valid } = formOf('prayer-request');
    await submit(path, { ...valid, name: 'Never trashed' }, anyAddress());
    for (const table of ['content_versions', 'trashed_entries', 'kept_files']) {
      const rows = JSON.stringify(await query(`SELECT * FROM ${table}`));
      expect(rows).not.toMatch(/-request\.|Never trashed|account-change|reading-record/);
    }
  });
});
