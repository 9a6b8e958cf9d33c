import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articleAnswerSchema, articleListSchema } from '../src/contracts/article';
import { articleSummaryFields } from '../src/contracts/summary';
import { pagedSchema } from '../src/contracts/content';
import { createEntry, deleteEntry, publishEntry, updateEntry } from './support/admin';
import { call, succeed } from './support/http';
import { article } from './support/pages';
import { tokenOf } from './support/signed-in';

const uid = 'api::article.article';
const both = 'both-languages';
const onlyEnglish = 'only-english';
const draft = 'never-published';
const documents: Record<string, string> = {};
let token: string;

beforeAll(async () => {
  token = await tokenOf();
  const bothId = await createEntry(token, uid, 'en', article(both, 2));
  await publishEntry(token, uid, bothId, 'en');
  await updateEntry(token, uid, bothId, 'es', { ...article(both, 2), title: 'Título' });
  await publishEntry(token, uid, bothId, 'es');
  const englishId = await createEntry(token, uid, 'en', article(onlyEnglish, 1));
  await publishEntry(token, uid, englishId, 'en');
  // A newer draft on top of what is published must not show either.
  await updateEntry(token, uid, englishId, 'en', { ...article(onlyEnglish, 1), title: 'Unfinished title' });
  const draftId = await createEntry(token, uid, 'en', article(draft, 0));
  Object.assign(documents, { [both]: bothId, [onlyEnglish]: englishId, [draft]: draftId });
});

afterAll(async () => {
  for (const documentId of Object.values(documents)) {
    await deleteEntry(token, uid, documentId);
  }
});

async function list(query: string) {
  const answer = await call(`/api/articles${query}`);
  expect(answer.status).toBe(200);
  // Other tests of this run may have published articles of their own.
  return v.parse(articleListSchema, answer.json).data.filter(({ slug }) => slug in documents);
}

const pageSchema = v.object({ ...articleListSchema.entries, ...pagedSchema.entries });

const readPage = async (query: string) => v.parse(pageSchema, (await call(`/api/articles?${query}`)).json);

describe('the list of articles', () => {
  test('comes in the editor’s order, each in the language asked for or else in its own', async () => {
    expect((await list('?locale=es')).map(({ slug, title, locale }) => [slug, title, locale])).toEqual([
      [onlyEnglish, `Title of ${onlyEnglish}`, 'en'],
      [both, 'Título', 'es'],
    ]);
    expect((await list('?locale=en')).map(({ locale }) => locale)).toEqual(['en', 'en']);
  });

  test('is English when no language is named', async () => {
    expect((await list('')).map(({ locale }) => locale)).toEqual(['en', 'en']);
  });

  test('holds no more than the fields asked for, and its language', async () => {
    const fields = articleSummaryFields.join(',');
    const { json } = await call(`/api/articles?locale=en&fields=${fields}`);
    const { data } = v.parse(v.object({ data: v.array(v.record(v.string(), v.unknown())) }), json);
    expect(Object.keys(data[0] ?? {}).sort()).toEqual([...articleSummaryFields, 'locale'].sort());
  });

  test('holds the Markdown when no fields are named', async () => {
    const { json } = await call('/api/articles?locale=en');
    const full = v.object({ data: v.array(v.object({ slug: v.string(), content: v.string() })) });
    const found = v.parse(full, json).data.find(({ slug }) => slug === onlyEnglish);
    expect(found?.content).toBe(article(onlyEnglish).content);
  });

  test('is whole although nobody asks for its pages', async () => {
    const slugs = Array.from({ length: 26 }, (_, at) => `many-${at}`);
    const ids: string[] = [];
    for (const slug of slugs) {
      ids.push(await createEntry(token, uid, 'en', article(slug, 50)));
    }
    const bulk = (action: string) =>
      succeed(`/content-manager/collection-types/${uid}/actions/${action}?locale=en`, {
        token,
        body: { documentIds: ids },
      });
    await bulk('bulkPublish');
    const { data, meta } = await readPage('locale=es&fields=slug,title,excerpt,category,cover');
    await bulk('bulkDelete');
    expect(data.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs));
    expect(meta.pagination).toEqual({ page: 1, pageSize: 100, pageCount: 1, total: data.length });
  });

  test('comes in pages of at most a hundred', async () => {
    const slugs = (await readPage('pagination[pageSize]=100')).data.map(({ slug }) => slug);
    const second = await readPage('pagination[page]=2&pagination[pageSize]=1');
    expect(second.data.map(({ slug }) => slug)).toEqual([slugs[1]]);
    const total = slugs.length;
    expect(second.meta.pagination).toEqual({ page: 2, pageSize: 1, pageCount: total, total });
    const large = await call('/api/articles?pagination[pageSize]=100000');
    expect(large.json).toMatchObject({ meta: { pagination: { pageSize: 100 } } });
  });
});

describe('one article', () => {
  test('is found by slug and by document id, with its text as a tree', async () => {
    for (const name of [both, documents[both]]) {
      const answer = await call(`/api/articles/${name}?locale=en`);
      expect(answer.status).toBe(200);
      expect(v.parse(articleAnswerSchema, answer.json).data).toMatchObject({
        slug: both,
        locale: 'en',
        body: [
          { type: 'heading', level: 1 },
          { type: 'paragraph' },
          { type: 'scripture', reference: 'Romans 6:23', translation: 'WEB' },
        ],
      });
      expect(answer.json).not.toHaveProperty('data.content');
    }
  });

  test('comes in its own language when it lacks the one asked for', async () => {
    expect((await call(`/api/articles/${onlyEnglish}?locale=es`)).json).toMatchObject({ data: { locale: 'en' } });
    expect((await call(`/api/articles/${both}?locale=es`)).json).toMatchObject({ data: { title: 'Título' } });
  });

  test.each(['unknown', '%00', 'a%2F..%2Fb', '..%2F..%2Fetc', "x'%20OR%201=1", '%E0%A4%A'])(
    'that is not there answers 404 or 400: %s',
    async (name) => {
      const { status, text } = await call(`/api/articles/${name}?locale=en`);
      expect([400, 404]).toContain(status);
      expect(text).not.toMatch(/at .*\.js|node_modules|SELECT/i);
    },
  );
});

describe('publishing one language', () => {
  const of = (locale: string) => call(`/api/articles/${both}?locale=${locale}`);

  test('leaves the other byte for byte alone', async () => {
    const documentId = documents[both] ?? '';
    const [english, spanish] = [(await of('en')).text, (await of('es')).text];
    // Its position depends on the articles of other tests, and belongs to both languages.
    const { position } = v.parse(v.object({ data: v.object({ position: v.number() }) }), JSON.parse(english)).data;
    await updateEntry(token, uid, documentId, 'es', { ...article(both, position), title: 'Otro título' });
    expect((await of('es')).text).toBe(spanish);
    await publishEntry(token, uid, documentId, 'es');
    expect((await of('es')).json).toMatchObject({ data: { title: 'Otro título' } });
    expect((await of('en')).text).toBe(english);
  });

  test('carries the fields that the languages share over to the other', async () => {
    const documentId = documents[both] ?? '';
    await updateEntry(token, uid, documentId, 'en', { ...article(both, 7), title: 'New title' });
    await publishEntry(token, uid, documentId, 'en');
    expect((await of('en')).json).toMatchObject({ data: { title: 'New title', position: 7 } });
    expect((await of('es')).json).toMatchObject({ data: { title: 'Otro título', position: 7 } });
  });
});

describe('drafts', () => {
  test.each([
    '',
    'status=draft',
    'status=draft&locale=en',
    'publicationState=preview',
    'filters[slug][$eq]=never-published',
    'filters[publishedAt][$null]=true',
    'filters[createdBy][email][$contains]=a',
    'where[slug]=never-published',
    'where[createdBy][password][$startsWith]=%24',
    'populate=*',
    'populate[createdBy]=*',
    'populate[localizations][status]=draft',
    'fields=*',
    'fields=createdBy',
    'fields[0]=title&fields[1]=documentId',
    'sort=createdBy.password',
    '_q=never',
    'locale=*',
    'hasPublishedVersion=false',
  ])('never leave, nor do editors, whatever is asked: ?%s', async (query) => {
    for (const path of ['/api/articles', `/api/articles/${onlyEnglish}`]) {
      const { status, text } = await call(`${path}?${query}`);
      expect([200, 400]).toContain(status);
      expect(text).not.toMatch(/never-published|Unfinished title|createdBy"|password"|super-admin@/);
    }
    expect((await call(`/api/articles/${draft}?${query}`)).status).toBeGreaterThanOrEqual(400);
  });

  test('do not come by document id either', async () => {
    expect((await call(`/api/articles/${documents[draft]}`)).status).toBe(404);
  });
});

describe('a query that is not understood', () => {
  test.each([
    'locale=fr',
    'locale=*',
    'locale=',
    'locale=en&locale=es',
    'locale[$ne]=en',
    'unknown=1',
    'filters[slug]=x',
    'where[slug]=x',
    'sort=title',
    'fields=createdBy',
    'pagination[pageSize]=0',
    'pagination[limit]=5',
  ])('?%s answers 400 in Strapi’s form', async (query) => {
    const answer = await call(`/api/articles?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ data: null, error: { status: 400, name: 'ValidationError' } });
  });

  test('nothing can be written without an account', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect([401, 403, 404, 405]).toContain((await call('/api/articles', { method, body: {} })).status);
      expect([401, 403, 404, 405]).toContain((await call(`/api/articles/${both}`, { method, body: {} })).status);
    }
  });
});
