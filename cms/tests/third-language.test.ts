import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleSchema } from '../src/contracts/article';
import { historyPath } from '../src/contracts/content-version';
import { translationBoardPath } from '../src/contracts/translation-board';
import { trashPath } from '../src/contracts/trash';
import { tokenOfMember } from './support/accounts';
import { createEntry, deleteEntry, publishEntry } from './support/admin';
import { open } from './support/desk';
import { call, succeed } from './support/http';
import { article } from './support/pages';
import { tokenOf } from './support/signed-in';
import { formOf, submit } from './support/submissions';

const uid = 'api::article.article';
const slug = 'third-language';
const title = 'ایک نیا مضمون';
const createdSchema = v.object({ id: v.number() });

let superAdmin: string;
let editor: string;
let language: number;
let entry: string;

/** A super admin adds Urdu in the settings of the panel; an editor writes and publishes in it. */
beforeAll(async () => {
  superAdmin = await tokenOf();
  const body = { code: 'ur', name: 'Urdu (ur)', isDefault: false };
  language = v.parse(
    createdSchema,
    (await succeed('/i18n/locales', { token: superAdmin, method: 'POST', body })).json,
  ).id;
  editor = await tokenOfMember('ministry-admin');
  entry = await createEntry(editor, uid, 'en', { ...article(slug), title: 'In English' });
  await publishEntry(editor, uid, entry, 'en');
  const address = `/content-manager/collection-types/${uid}/${entry}`;
  await succeed(`${address}?locale=ur`, { token: editor, method: 'PUT', body: { ...article(slug), title } });
  await succeed(`${address}/actions/publish?locale=ur`, {
    token: editor,
    method: 'POST',
    body: { ...article(slug), title },
  });
});

afterAll(async () => {
  await deleteEntry(editor, uid, entry);
  await succeed(`/i18n/locales/${language}`, { token: superAdmin, method: 'DELETE' });
});

async function read(locale: string) {
  const { json } = await succeed(`/api/articles/${slug}?locale=${locale}`);
  return v.parse(v.object({ data: articleSchema }), json).data;
}

test('visitors who ask for it get the article in Urdu, and the others in their own', async () => {
  expect(await read('ur')).toMatchObject({ locale: 'ur', title });
  expect(await read('en')).toMatchObject({ locale: 'en', title: 'In English' });
  // There is none in Spanish: English stands in for it.
  expect(await read('es')).toMatchObject({ locale: 'en', title: 'In English' });
});

test('what nobody has written in Urdu is there in English', async () => {
  const { json } = await succeed('/api/articles?locale=ur');
  const { data } = v.parse(v.object({ data: v.array(v.object({ slug: v.string(), locale: v.string() })) }), json);
  expect(data.filter((one) => one.slug !== slug && one.locale === 'ur')).toEqual([]);
  expect(data).toContainEqual(expect.objectContaining({ slug, locale: 'ur' }));
});

test('an article in Urdu alone is there for those who read Urdu, and for nobody else', async () => {
  const alone = `${slug}-alone`;
  const only = await createEntry(editor, uid, 'ur', { ...article(alone), title });
  await publishEntry(editor, uid, only, 'ur');
  const statusIn = async (locale: string) => (await call(`/api/articles/${alone}?locale=${locale}`)).status;
  expect([await statusIn('ur'), await statusIn('en'), await statusIn('es')]).toEqual([200, 404, 404]);
  const { json } = await succeed('/api/articles?locale=en');
  expect(JSON.stringify(json)).not.toContain(alone);
  await deleteEntry(editor, uid, only);
});

test('a language that the site does not know is refused', async () => {
  expect((await call('/api/articles?locale=fr')).status).toBe(400);
});

test('the tools of editors work beside it', async () => {
  const board = await succeed(`${translationBoardPath}?type=${uid}&entry=${entry}`, { token: editor });
  expect(board.json).toMatchObject({
    entries: [{ languages: { en: { state: 'published' }, es: { state: 'missing' } } }],
  });
  await succeed(`${historyPath}/${uid}/${entry}?language=ur`, { token: editor });
  await succeed(trashPath, { token: editor });
});

test('a prayer request written in Urdu says so to the team', async () => {
  const form = formOf('prayer-request');
  const { reference } = await submit(form.path, { ...form.valid, locale: 'ur' });
  const request = await open(await tokenOfMember('prayer-team'), { kind: 'prayer', reference });
  expect(request.language).toBe('ur');
});
