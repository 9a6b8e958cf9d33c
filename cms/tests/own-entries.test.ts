import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { historyPath, versionsSchema } from '../src/contracts/content-version';
import { orderingPath } from '../src/contracts/ordering';
import { boardSchema, digestPath, notNeededPath, translationBoardPath } from '../src/contracts/translation-board';
import { trashPath, trashSchema } from '../src/contracts/trash';
import { memberWith } from './support/accounts';
import { createEntry, deleteEntry, publishEntry, updateEntry } from './support/admin';
import { openSession, type Session } from './support/bearers';
import { call, type Call, succeed } from './support/http';
import { article } from './support/pages';
import { tokenOf } from './support/signed-in';

/**
 * Strapi's author may read, change and delete the entries that he created himself. Its content manager shows him no
 * others, and neither do the calls of ours.
 */
const articleUid = 'api::article.article';
const secret = 'Words-of-another';

let superAdmin: string;
let author: Session;
let entry: string;
let deleted: string;
let version: number;

beforeAll(async () => {
  superAdmin = await tokenOf();
  author = await openSession(await memberWith('strapi-author'));
  entry = await createEntry(superAdmin, articleUid, 'en', { ...article('own-entries'), title: `${secret} before` });
  await publishEntry(superAdmin, articleUid, entry, 'en');
  await updateEntry(superAdmin, articleUid, entry, 'en', { title: secret });
  deleted = await createEntry(superAdmin, articleUid, 'en', { ...article('own-entries-gone', 2), title: secret });
  await deleteEntry(superAdmin, articleUid, deleted);
  const { json } = await succeed(`${historyPath}/${articleUid}/${entry}?language=en`, { token: superAdmin });
  version = v.parse(versionsSchema, json).versions[0]?.id ?? 0;
});

afterAll(() => deleteEntry(superAdmin, articleUid, entry));

const draftOf = async () =>
  (await succeed(`/content-manager/collection-types/${articleUid}/${entry}?locale=en`, { token: superAdmin })).text;

const history = () => `${historyPath}/${articleUid}/${entry}`;
const previewUrl = () => `/content-manager/preview/url/${articleUid}?documentId=${entry}&locale=en&status=draft`;

type Request = () => [path: string, options?: Call];
const requests: readonly (readonly [name: string, request: Request])[] = [
  ['its history', () => [`${history()}?language=en`]],
  ['a version of it', () => [`${history()}/${version}?language=en`]],
  ['what refers to it', () => [`${trashPath}/references/${articleUid}/${entry}`]],
  ['the order it stands in', () => [`${orderingPath}?uid=${articleUid}`]],
  ['the translation board', () => [translationBoardPath]],
  ['the monthly email', () => [digestPath]],
  ['the monthly email, to subscribe', () => [digestPath, { method: 'PUT', body: { wanted: true } }]],
  ['the trash', () => [trashPath]],
  ['an entry of the trash', () => [`${trashPath}/entries/1/restore`, { method: 'POST' }]],
  ['an earlier file', () => [`${trashPath}/files/1`, { method: 'DELETE' }]],
  ['a translation that is not needed', () => [notNeededPath, { body: { type: articleUid, entry, language: 'es' } }]],
];

test.each(requests)('an author is refused another’s draft through %s', async (_, request) => {
  const [path, options = {}] = request();
  const { status, text } = await call(path, { ...options, token: author.token });
  expect(text).not.toContain(secret);
  expect(status).toBe(403);
});

test('an author gets neither the preview nor its address', async () => {
  expect((await call(previewUrl(), { token: author.token })).status).toBe(204);
  const answer = await call('/admin/preview/draft/api/articles?locale=en', { headers: { Cookie: author.cookie } });
  expect([answer.status, answer.text.includes(secret)]).toEqual([403, false]);
});

test('an author puts no version into another’s draft', async () => {
  const before = await draftOf();
  const restoring = await call(`${history()}/${version}/restore?language=en`, { token: author.token, method: 'POST' });
  expect(restoring.status).toBe(403);
  expect(await draftOf()).toBe(before);
});

test('a super admin is refused none of it', async () => {
  const read = async (path: string) => (await succeed(path, { token: superAdmin })).json;
  expect(v.parse(versionsSchema, await read(`${history()}?language=en`)).title).toBe(secret);
  expect(v.parse(trashSchema, await read(trashPath)).entries.map(({ title }) => title)).toContain(secret);
  expect(v.is(boardSchema, await read(translationBoardPath))).toBe(true);
  expect((await succeed(`${orderingPath}?uid=${articleUid}`, { token: superAdmin })).text).toContain(secret);
  expect((await succeed(previewUrl(), { token: superAdmin })).text).toContain('own-entries');
});
