import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { articleAnswerSchema, articleListSchema } from '../src/contracts/article';
import { eventMediaPath } from '../src/contracts/event-media';
import { chapterSchema, scripturePath } from '../src/contracts/scripture';
import { createAccount, memberWith, tokenOfMember } from './support/accounts';
import {
  createEntry,
  deleteEntry,
  publishEntry,
  removeUploads,
  updateEntry,
  upload,
  type UploadedFile,
} from './support/admin';
import { call, succeed } from './support/http';
import { trainingModule } from './support/library';
import { article } from './support/pages';
import { addMedia, deleteEvents, publishEvent } from './support/revival';
import { png } from './support/sample-files';
import { tokenOf } from './support/signed-in';

const articleUid = 'api::article.article';
const moduleUid = 'api::training-module.training-module';
const slug = 'written';
const chapter = `${scripturePath}/RV1909/ROM/6`;
let token: string;
let articleId: string;
let hill: UploadedFile;

beforeAll(async () => {
  token = await tokenOfMember('ministry-admin');
  hill = await upload(token, 'written-hill.png', 'image/png', png(900, 600));
  articleId = await createEntry(token, articleUid, 'en', article(slug));
});

afterAll(async () => {
  await deleteEntry(token, articleUid, articleId);
  await removeUploads(token, 'written-');
});

const refusalSchema = v.object({
  error: v.object({
    details: v.object({
      errors: v.array(v.object({ path: v.array(v.union([v.string(), v.number()])), message: v.string() })),
    }),
  }),
});

/** Saves the draft, tries to publish it, and returns the errors. */
async function refusal(data: object, { uid = articleUid, id = articleId, as = token } = {}) {
  await updateEntry(token, uid, id, 'en', { ...data });
  const path = `/content-manager/collection-types/${uid}/${id}/actions/publish?locale=en`;
  const answer = await call(path, { token: as, body: {} });
  expect(answer.status).toBe(400);
  return v
    .parse(refusalSchema, answer.json)
    .error.details.errors.map(({ path: at, message }) => [at.join('.'), message]);
}

async function publish(data: object): Promise<void> {
  await updateEntry(token, articleUid, articleId, 'en', { ...data });
  await publishEntry(token, articleUid, articleId, 'en');
}

async function read(locale = 'en') {
  const { json } = await call(`/api/articles/${slug}?locale=${locale}`);
  return v.parse(articleAnswerSchema, json).data;
}

const quoting = (...lines: string[]) => ({ ...article(slug), content: lines.map((line) => `> ${line}`).join('\n') });

describe('the words of the Bible', () => {
  test.each([['strapi-super-admin'], ['ministry-admin'], ['strapi-editor']])('are there for %s', async (role) => {
    const { json } = await succeed(chapter, { token: await tokenOf(await memberWith(role)) });
    const { verses } = v.parse(chapterSchema, json);
    expect(verses).toHaveLength(23);
    expect(verses.at(-1)?.text).toContain('la dádiva de Dios es vida eterna');
  });

  test('are not for those who write nothing, nor for visitors', async () => {
    expect((await call(chapter, { token: await tokenOfMember('prayer-team') })).status).toBe(403);
    expect((await call(chapter)).status).toBe(401);
  });

  test.each(['RV1909/ROM/17', 'NIV/ROM/6', 'WEB/TOB/1', 'WEB/ROM/0', 'WEB/ROM/6%2F..'])(
    'are not found in %s',
    async (path) => {
      expect((await call(`${scripturePath}/${path}`, { token })).status).toBe(404);
    },
  );
});

describe('a quotation', () => {
  test('that was typed by hand is not published until it has the name of its translation', async () => {
    const typed = 'Because the pay of sin is death.';
    expect(await refusal(quoting(typed, '— Romans 6:23'))).toEqual([
      ['content', expect.stringContaining('The words of Romans 6:23 are not exactly those')],
    ]);
    expect(await refusal(quoting(typed, '— Romans 6:23 (WEB)'))).toEqual([
      ['content', expect.stringContaining('differ from the translation')],
    ]);
    await publish(quoting(typed, '— Romans 6:23 (GNT)'));
    expect((await read()).body).toMatchObject([{ type: 'scripture', reference: 'Romans 6:23', translation: 'GNT' }]);
  });

  test('is told together with all else that is missing, also in bulk', async () => {
    const entry = { ...quoting('Because the pay of sin is death.', '— Romans 6:23'), title: ' ' };
    const words = expect.stringContaining('The words of Romans 6:23') as unknown;
    expect(await refusal(entry)).toEqual([
      ['title', 'Please write something here.'],
      ['content', words],
    ]);
    const path = `/content-manager/collection-types/${articleUid}/actions/bulkPublish?locale=en`;
    const answer = await call(path, { token, body: { documentIds: [articleId] } });
    expect(answer.status).toBe(400);
    expect(v.parse(refusalSchema, answer.json).error.details.errors.map(({ path: at }) => at.join('.'))).toEqual([
      'title',
      'content',
    ]);
  });

  test('in a module is judged at its own field', async () => {
    const id = await createEntry(token, moduleUid, 'en', trainingModule('quoting', 7));
    const references = (first: object) => ({
      ...trainingModule('quoting', 7),
      scriptureReferences: [first, ...trainingModule('quoting', 7).scriptureReferences.slice(1)],
    });
    const module = { uid: moduleUid, id };
    expect(await refusal(references({ verse: 'Words', reference: 'Romans 6:23' }), module)).toEqual([
      ['scriptureReferences.0.translation', expect.stringContaining('Romans 6:23')],
    ]);
    expect(
      await refusal(references({ verse: 'Words', reference: 'Romans 16:27', translation: 'WEB' }), module),
    ).toEqual([['scriptureReferences.0.reference', expect.stringContaining('has no Romans 16:27')]]);
    const verse =
      'Porque la paga del pecado es muerte: mas la dádiva de Dios es vida eterna en Cristo Jesús Señor nuestro.';
    await updateEntry(token, moduleUid, id, 'en', references({ verse, reference: 'Romans 6:23' }));
    await publishEntry(token, moduleUid, id, 'en');
    expect((await call('/api/training-modules/quoting?locale=en')).json).toMatchObject({
      data: { scriptureReferences: [{ reference: 'Romans 6:23', translation: 'RV1909' }, {}, {}, {}] },
    });
    await deleteEntry(token, moduleUid, id);
  });

  test('is refused in the language of whoever publishes', async () => {
    const spanish = await tokenOf(await createAccount(['ministry-admin']));
    await succeed('/admin/users/me', { method: 'PUT', token: spanish, body: { preferedLanguage: 'es' } });
    expect(await refusal(quoting('Words', '— Romans 6:23'), { as: spanish })).toEqual([
      ['content', expect.stringContaining('Las palabras de Romans 6:23')],
    ]);
  });
});

test.each([
  ['quotations in quotations', `${'>'.repeat(4_000)}a`],
  ['marks', '*a_ '.repeat(16_000)],
  ['lists in lists', `${'- '.repeat(6_000)}a`],
  ['processing instructions', `x ${'<?'.repeat(15_000)}`],
])('a text of %s is refused at its field when it is saved', async (_, content) => {
  const path = `/content-manager/collection-types/${articleUid}/${articleId}?locale=en`;
  const answer = await call(path, { method: 'PUT', token, body: { ...article(slug), content } });
  expect(answer.status).toBe(400);
  expect(v.parse(refusalSchema, answer.json).error.details.errors).toMatchObject([
    { path: ['content'], message: expect.stringContaining('too many marks in one paragraph') as unknown },
  ]);
});

describe('a text that was pasted', () => {
  const pasted = (content: string) => ({ ...article(slug), content });

  test('has the headings, lists and quotations that were meant', async () => {
    await publish(pasted('##\u00a0Hope\n\n•\u00a0one\n•\ttwo\n\n1)\u00a0first\n\n>\u00a0A quotation'));
    expect((await read()).body).toMatchObject([
      { type: 'heading', level: 2, id: 'hope' },
      { type: 'list', ordered: false, items: [{}, {}] },
      { type: 'list', ordered: true, items: [{}] },
      { type: 'quote' },
    ]);
  });

  test('is refused where it is not certain what was meant', async () => {
    expect(await refusal(pasted('##Hope'))).toEqual([['content', expect.stringContaining('“##Hope”')]]);
  });
});

describe('a picture in the text', () => {
  const picturing = (alt: string) => ({
    ...article(slug),
    content: `Before\n\n![${alt}](${hill.url} "At dawn")\n\nAfter`,
  });

  test('comes with its sizes and caption', async () => {
    await publish(picturing('A hill'));
    const [, picture] = (await read()).body;
    expect(picture).toMatchObject({
      type: 'picture',
      alt: 'A hill',
      caption: 'At dawn',
      image: { width: 900, height: 600, formats: [{ width: 234 }, { width: 480 }, { width: 768 }] },
    });
    expect(JSON.stringify(picture)).toContain(`${hill.url}?v=`);
  });

  test('is not published without a description', async () => {
    expect(await refusal(picturing(''))).toEqual([['content', expect.stringContaining('has no description')]]);
  });

  test('that is withdrawn leaves its place empty, and it is not deleted while the article shows it', async () => {
    const other = await upload(token, 'written-other.png', 'image/png', png(300, 200));
    const lone = { ...article(slug), content: `![Some people](${other.url})` };
    await publish(lone);
    const event = await publishEvent(token, 'written');
    const { id } = await addMedia(token, event, { mediaUrl: other.url, mediaType: 'image', caption: 'x' });
    await succeed(eventMediaPath(id), { method: 'PATCH', token, body: { withdrawn: true } });
    expect((await read()).body).toEqual([{ type: 'picture', image: null, alt: 'Some people', caption: null }]);
    await deleteEvents(token, [event]);

    const refused = await call(`/upload/files/${other.id}`, { method: 'DELETE', token });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(article(slug).title)]);
    expect((await read()).body).toMatchObject([{ type: 'picture', image: { width: 300 }, alt: 'Some people' }]);
  });
});

describe('the cover of an article', () => {
  const cards = async (locale: string) =>
    v
      .parse(
        articleListSchema,
        (await call(`/api/articles?locale=${locale}&fields=slug,title,excerpt,category,cover`)).json,
      )
      .data.find((one) => one.slug === slug)?.cover;

  const shared = async (locale: string) => {
    const response = await fetch(`${inject('cms').url}${(await read(locale)).socialImage}`);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    return Buffer.from(await response.arrayBuffer());
  };

  test('is the same in both languages, on cards, in the article and for shared links', async () => {
    await publish(article(slug));
    await updateEntry(token, articleUid, articleId, 'es', {
      ...article(slug),
      title: 'Escrito',
      coverAlt: 'Una colina',
    });
    await publishEntry(token, articleUid, articleId, 'es');
    const drawn = await shared('en');
    expect(await cards('en')).toBeNull();

    expect(await refusal({ ...article(slug), cover: hill.id })).toEqual([
      ['coverAlt', expect.stringContaining('what the cover shows')],
    ]);
    await publish({ ...article(slug), cover: hill.id, coverAlt: 'A hill' });

    expect(await cards('en')).toMatchObject({ image: { width: 900, height: 600 } });
    expect(await cards('es')).toMatchObject({ image: { width: 900 } });
    expect((await read('en')).cover).toMatchObject({ alt: 'A hill' });
    expect((await read('es')).cover).toMatchObject({ alt: 'Una colina' });
    const covered = await shared('en');
    expect(covered).not.toEqual(drawn);
    expect(await sharp(covered).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(await shared('es')).toEqual(covered);
  });

  test('takes the words of the Media Library where the article has none', async () => {
    const fileInfo = JSON.stringify({ name: hill.name, alternativeText: 'A hill in the library' });
    const form = new FormData();
    form.append('fileInfo', fileInfo);
    await succeed(`/upload?id=${hill.id}`, { method: 'POST', token, form });
    await publish({ ...article(slug), cover: hill.id, coverAlt: '' });
    expect((await read()).cover).toMatchObject({ alt: 'A hill in the library' });
  });

  test('goes from every language when it is taken away', async () => {
    await publish({ ...article(slug), cover: null });
    expect([await cards('en'), await cards('es')]).toEqual([null, null]);
  });
});
