import * as v from 'valibot';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { utcDay } from '../src/contracts/day';
import { pageViewsPath, visitsPath, visitsSchema, type Visits } from '../src/contracts/page-view';
import { tokenOfMember } from './support/accounts';
import { createEntry, deleteEntry, publishEntry } from './support/admin';
import { call, succeed, type Answer } from './support/http';
import { article } from './support/pages';

const articleUid = 'api::article.article';

let admin: string;

const store = (sums: unknown, secret = inject('cms').environment['PURGE_SECRET']): Promise<Answer> =>
  call(pageViewsPath, { body: sums, headers: { authorization: `Bearer ${secret}` } });

async function visits(): Promise<Visits> {
  return v.parse(visitsSchema, (await succeed(visitsPath, { token: admin })).json);
}

async function countsOf(name: string) {
  return (await visits()).content.find((one) => one.name === name);
}

beforeAll(async () => {
  admin = await tokenOfMember('ministry-admin');
});

describe('page views', () => {
  test('add up by day, name and language', async () => {
    expect((await store([{ kind: 'page', name: '/about', locale: 'en', count: 30 }])).status).toBe(204);
    await Promise.all(
      Array.from({ length: 10 }, () =>
        store([
          { kind: 'page', name: '/about', locale: 'en', count: 2 },
          { kind: 'page', name: '/about', locale: 'es', count: 3 },
        ]),
      ),
    );
    expect(await countsOf('/about')).toMatchObject({ kind: 'page', en: 50, es: 30 });
    const today = (await visits()).days.at(-1);
    expect(today).toMatchObject({ day: utcDay(Date.now()), en: 50, es: 30 });
  });

  test('are told by title, and small numbers are only said to be small', async () => {
    const id = await createEntry(admin, articleUid, 'es', { ...article('una-lampara', 1), title: 'Una lámpara' });
    await publishEntry(admin, articleUid, id, 'es');
    await store([
      { kind: 'article', name: 'una-lampara', locale: 'es', count: 9 },
      { kind: 'article', name: 'una-lampara', locale: 'en', count: 10 },
    ]);
    expect(await countsOf('una-lampara')).toEqual({
      kind: 'article',
      name: 'una-lampara',
      titles: { en: null, es: 'Una lámpara' },
      es: 'few',
      en: 10,
    });
    await deleteEntry(admin, articleUid, id);
    expect(await countsOf('una-lampara')).toMatchObject({ titles: { en: null, es: null }, en: 10 });
  });

  test('are not stored under made-up names', async () => {
    const made = ['made-up', 'a\u0000b', 'x'.repeat(255), '../../etc'];
    const sums = made.flatMap((name) =>
      (['article', 'module', 'quiz'] as const).map((kind) => ({ kind, name, locale: 'en', count: 100 })),
    );
    expect((await store([...sums, { kind: 'page', name: '/prayer', locale: 'en', count: 12 }])).status).toBe(204);
    const names = (await visits()).content.map(({ name }) => name);
    expect(names).toContain('/prayer');
    expect(made.filter((name) => names.includes(name))).toEqual([]);
  });

  test('cover thirty days, and the requests of eight weeks', async () => {
    const { days, weeks } = await visits();
    expect(days).toHaveLength(30);
    expect(new Set(weeks.map(({ week }) => week)).size).toBe(8);
    for (const { week } of weeks) expect(new Date(week).getUTCDay()).toBe(1);
  });

  test('are taken only from a web server', async () => {
    const sums = [{ kind: 'page', name: '/about', locale: 'en', count: 1 }];
    expect((await store(sums, 'guessed')).status).toBe(401);
    expect((await call(pageViewsPath, { body: sums })).status).toBe(401);
    expect((await call(pageViewsPath, { body: sums, token: admin })).status).toBe(401);
  });

  test.each([
    ['a number that is none', [{ kind: 'page', name: '/', locale: 'en', count: -1 }]],
    ['another kind', [{ kind: 'visitor', name: '/', locale: 'en', count: 1 }]],
    ['more than sums', [{ kind: 'page', name: '/', locale: 'en', count: 1, address: '203.0.113.9' }]],
    ['no list', { kind: 'page' }],
  ])('are refused with %s', async (_case, sums) => {
    expect((await store(sums)).status).toBe(400);
  });
});

describe('who may see the numbers', () => {
  test('accounts that edit the site, and nobody else', async () => {
    expect((await call(visitsPath, { token: await tokenOfMember('strapi-super-admin') })).status).toBe(200);
    const seen = await succeed(visitsPath, { token: await tokenOfMember('strapi-editor') });
    expect(v.parse(visitsSchema, seen.json)).toEqual({ ...(await visits()), weeks: [] });
    expect((await call(visitsPath, { token: await tokenOfMember('prayer-team') })).status).toBe(403);
    expect((await call(visitsPath)).status).toBe(401);
  });
});
