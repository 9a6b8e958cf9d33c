import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createEntry, deleteEntry, publishEntry, updateEntry, upload } from './support/admin';
import { call, succeed } from './support/http';
import { quiz } from './support/library';
import { article } from './support/pages';
import { png } from './support/sample-files';
import { tokenOf } from './support/signed-in';

const uid = 'api::article.article';
let token: string;

beforeAll(async () => {
  token = await tokenOf();
});

/** The number of purges so far. */
const purges = async () => Number((await call('', { url: inject('cms').purgeRecorderUrl })).text);

/** Whether the purge had arrived by the time the change was answered. */
async function purgedBy(change: () => Promise<unknown>): Promise<boolean> {
  const before = await purges();
  await change();
  return (await purges()) > before;
}

describe('the web server’s pages are forgotten', () => {
  test('when an entry is published, taken back or deleted, and not for a draft', async () => {
    let id = '';
    expect(await purgedBy(async () => (id = await createEntry(token, uid, 'en', article('purged'))))).toBe(false);
    expect(await purgedBy(() => publishEntry(token, uid, id, 'en'))).toBe(true);
    expect(await purgedBy(() => updateEntry(token, uid, id, 'en', article('purged', 9)))).toBe(false);
    const unpublish = `/content-manager/collection-types/${uid}/${id}/actions/unpublish?locale=en`;
    expect(await purgedBy(() => succeed(unpublish, { token, body: {} }))).toBe(true);
    expect(await purgedBy(() => deleteEntry(token, uid, id))).toBe(true);
  });

  test('when a question is published', async () => {
    const quizUid = 'api::quiz.quiz';
    const id = await createEntry(token, quizUid, 'en', quiz('purged-quiz'));
    expect(await purgedBy(() => publishEntry(token, quizUid, id, 'en'))).toBe(true);
    expect(await purgedBy(() => updateEntry(token, quizUid, id, 'en', quiz('purged-quiz', 'other')))).toBe(false);
    expect(await purgedBy(() => publishEntry(token, quizUid, id, 'en'))).toBe(true);
    await deleteEntry(token, quizUid, id);
  });

  test('when several entries are published at once', async () => {
    const ids = await Promise.all(['bulk-one', 'bulk-two'].map((slug) => createEntry(token, uid, 'en', article(slug))));
    const publish = `/content-manager/collection-types/${uid}/actions/bulkPublish?locale=en`;
    expect(await purgedBy(() => succeed(publish, { token, body: { documentIds: ids } }))).toBe(true);
    const remove = `/content-manager/collection-types/${uid}/actions/bulkDelete?locale=en`;
    expect(await purgedBy(() => succeed(remove, { token, body: { documentIds: ids } }))).toBe(true);
  });

  test('when a file is uploaded, replaced or deleted', async () => {
    let id = 0;
    const create = async () => (id = (await upload(token, 'purged.png', 'image/png', png(4, 4))).id);
    expect(await purgedBy(create)).toBe(true);
    const form = new FormData();
    form.append('files', new File([new Uint8Array(png(8, 8))], 'purged.png', { type: 'image/png' }));
    expect(await purgedBy(() => succeed(`/upload?id=${id}`, { token, form }))).toBe(true);
    expect(await purgedBy(() => succeed(`/upload/files/${id}`, { token, method: 'DELETE' }))).toBe(true);
  });
});
