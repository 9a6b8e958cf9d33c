import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  boardSchema,
  digestPath,
  notNeededPath,
  translationBoardPath,
  type BoardEntry,
} from '../src/contracts/translation-board';
import { tokenOfMember } from './support/accounts';
import {
  createEntry,
  deleteEntry,
  type Locale,
  publishEntry,
  publishSingle,
  unpublishSingle,
  updateEntry,
} from './support/admin';
import { databaseOf } from './support/database';
import { call, succeed } from './support/http';
import { book, quiz, trainingModule } from './support/library';
import { article } from './support/pages';
import { eventUid, publishEvent, revivalEvent, unpublishEntry } from './support/revival';
import { mensMinistryPage } from './support/site-pages';

const articleUid = 'api::article.article';
const pageUid = 'api::mens-ministry-page.mens-ministry-page';
const made: [string, string][] = [];
let token: string;

async function board(query: Record<string, string> = {}) {
  const { json } = await succeed(`${translationBoardPath}?${new URLSearchParams(query).toString()}`, { token });
  return v.parse(boardSchema, json);
}

/** Such as `published behind`, English first; undefined if the entry is not on the board. */
async function statesOf(uid: string, entry?: string): Promise<string | undefined> {
  const { entries } = await board({ type: uid, ...(entry ? { entry } : {}) });
  const [found] = entries;
  return found && `${found.languages.en.state} ${found.languages.es.state}`;
}

async function draft(uid: string, data: Record<string, unknown>, locale: Locale = 'en'): Promise<string> {
  const id = await createEntry(token, uid, locale, data);
  made.push([uid, id]);
  return id;
}

async function publish(uid: string, id: string, locale: Locale, data: Record<string, unknown>): Promise<void> {
  await updateEntry(token, uid, id, locale, data);
  await publishEntry(token, uid, id, locale);
}

const text = (title: string, rest: Record<string, unknown> = {}) => ({ ...article('translated'), title, ...rest });

/** An article that is published in both languages. */
async function translated(): Promise<string> {
  const id = await draft(articleUid, text('One'));
  await publishEntry(token, articleUid, id, 'en');
  await publish(articleUid, id, 'es', text('Uno'));
  return id;
}

beforeAll(async () => {
  token = await tokenOfMember('ministry-admin');
});

afterEach(async () => {
  for (const [uid, id] of made.splice(0).reverse()) await deleteEntry(token, uid, id);
});

describe('an entry on its way', () => {
  test('is missing, a draft, published, and behind', async () => {
    const id = await draft(articleUid, text('One'));
    const states = () => statesOf(articleUid, id);
    expect(await states()).toBe('draft missing');
    await publishEntry(token, articleUid, id, 'en');
    expect(await states()).toBe('published missing');
    await updateEntry(token, articleUid, id, 'es', text('Uno'));
    expect(await states()).toBe('published draft');
    await publishEntry(token, articleUid, id, 'es');
    expect(await states()).toBe('published published');

    await updateEntry(token, articleUid, id, 'en', text('Two'));
    expect(await states()).toBe('published published');
    await publishEntry(token, articleUid, id, 'en');
    expect(await states()).toBe('published behind');
    await publish(articleUid, id, 'es', text('Dos'));
    expect(await states()).toBe('published published');
  });

  test('can be behind in English too', async () => {
    const id = await translated();
    await publish(articleUid, id, 'es', text('Uno más'));
    expect(await statesOf(articleUid, id)).toBe('behind published');
  });

  test('is not behind after a change of what both languages share, or of nothing', async () => {
    const id = await translated();
    await publish(articleUid, id, 'en', text('One', { position: 7 }));
    await publishEntry(token, articleUid, id, 'en');
    await publishEntry(token, articleUid, id, 'es');
    expect(await statesOf(articleUid, id)).toBe('published published');
  });

  test('stays behind when its old text is published once more', async () => {
    const id = await translated();
    await publish(articleUid, id, 'en', text('Two'));
    await publishEntry(token, articleUid, id, 'es');
    expect(await statesOf(articleUid, id)).toBe('published behind');
  });

  test('is no longer behind when the change is marked as not needed, until the next one', async () => {
    const id = await translated();
    await publish(articleUid, id, 'en', text('One.'));
    await succeed(notNeededPath, { token, body: { type: articleUid, entry: id, language: 'es' } });
    expect(await statesOf(articleUid, id)).toBe('published published');
    await publish(articleUid, id, 'en', text('Two'));
    expect(await statesOf(articleUid, id)).toBe('published behind');
  });

  test('is a draft when it is taken off the site, and comes back as it was', async () => {
    const id = await translated();
    await unpublishEntry(token, articleUid, id, 'es');
    expect(await statesOf(articleUid, id)).toBe('published draft');
    await publish(articleUid, id, 'en', text('Two'));
    await publishEntry(token, articleUid, id, 'es');
    expect(await statesOf(articleUid, id)).toBe('published behind');
    await unpublishEntry(token, articleUid, id, 'en');
    expect(await statesOf(articleUid, id)).toBe('draft published');
  });

  test('is missing when a language is deleted, and gone when all are', async () => {
    const id = await translated();
    const path = `/content-manager/collection-types/${articleUid}/${id}`;
    await succeed(`${path}?locale=es`, { method: 'DELETE', token });
    expect(await statesOf(articleUid, id)).toBe('published missing');
    await publish(articleUid, id, 'en', text('Two'));
    await publish(articleUid, id, 'es', text('Dos'));
    expect(await statesOf(articleUid, id)).toBe('published published');
    made.length = 0;
    await deleteEntry(token, articleUid, id);
    expect(await statesOf(articleUid, id)).toBeUndefined();
    const facts = await databaseOf(inject('cms').environment)(`SELECT * FROM published_texts WHERE entry_id = '${id}'`);
    expect(facts).toEqual([]);
  });

  test('is behind after several were published at once', async () => {
    const id = await translated();
    await updateEntry(token, articleUid, id, 'en', text('Two'));
    const path = `/content-manager/collection-types/${articleUid}/actions/bulkPublish?locale=en`;
    await succeed(path, { token, body: { documentIds: [id] } });
    expect(await statesOf(articleUid, id)).toBe('published behind');
  });
});

describe('every kind of content', () => {
  test('a page is behind when a word deep inside changes', async () => {
    const told = (locale: Locale, words: string) => {
      const page = mensMinistryPage(locale);
      page.retreat.testimonies = page.retreat.testimonies.map((one) => ({ ...one, text: words }));
      return page;
    };
    // Pages cannot be deleted, so drafts of another test may be there, with texts that are not these.
    await unpublishSingle(token, pageUid);
    try {
      await publishSingle(token, pageUid, 'en', told('en', 'Told on the board'));
      expect(await statesOf(pageUid)).toMatch(/^published (missing|draft)$/);
      await publishSingle(token, pageUid, 'es', told('es', 'Contado en el tablero'));
      expect(await statesOf(pageUid)).toBe('published published');
      await publishSingle(token, pageUid, 'en', told('en', 'Told again'));
      expect(await statesOf(pageUid)).toBe('published behind');
      const { types, entries } = await board({ type: pageUid });
      expect(entries[0]?.names).toEqual({ en: 'Men’s ministry page', es: 'Ministerio de hombres' });
      expect(types.find(({ uid }) => uid === pageUid)).toMatchObject({
        entries: 1,
        states: { en: { published: 1, behind: 0 }, es: { published: 0, behind: 1 } },
      });
    } finally {
      await unpublishSingle(token, pageUid);
    }
  });

  test.each([
    ['a quiz', 'api::quiz.quiz', (mark: string) => quiz('board-quiz', mark)],
    ['a training module', 'api::training-module.training-module', (mark: string) => trainingModule('board', 5, mark)],
    ['a revival event', eventUid, (mark: string) => revivalEvent(mark)],
  ] as const)('%s is behind when its text changes', async (_, uid, entry) => {
    const id = await draft(uid, entry('en'));
    await publishEntry(token, uid, id, 'en');
    expect(await statesOf(uid, id)).toBe('published missing');
    await publish(uid, id, 'es', entry('es'));
    expect(await statesOf(uid, id)).toBe('published published');
    await publish(uid, id, 'en', entry('changed'));
    expect(await statesOf(uid, id)).toBe('published behind');
  });

  test('a book, whose language is its own, is not on the board, and neither are requests or media', async () => {
    const id = await draft('api::book.book', book('Board', 1));
    await publishEntry(token, 'api::book.book', id, 'en');
    await publishEvent(token, 'board', {}, ['en']).then((event) => made.push([eventUid, event]));
    const { types } = await board();
    const uids = types.map(({ uid }) => uid);
    expect(uids).toContain(eventUid);
    expect(uids.filter((uid) => /book|request|event-media|upload|admin/.test(uid))).toEqual([]);
  });
});

describe('the board', () => {
  test('is filtered and paged', async () => {
    const id = await translated();
    await publish(articleUid, id, 'en', text('Two'));
    const other = await draft(eventUid, revivalEvent('board'));
    const found = async (query: Record<string, string>) => (await board(query)).entries.map(({ entry }) => entry);
    expect(await found({ state: 'behind', language: 'es' })).toContain(id);
    expect(await found({ state: 'behind', language: 'en' })).not.toContain(id);
    expect(await found({ type: eventUid, state: 'draft' })).toContain(other);
    const first = await board({ size: '1' });
    expect(first.entries.map(({ entry }) => entry)).toEqual([id]);
    expect(first.pages).toBe(first.found);
    expect((await call(`${translationBoardPath}?state=lost`, { token })).status).toBe(400);
  });

  test('is for those who edit the site', async () => {
    const calls = [
      [translationBoardPath, {}],
      [notNeededPath, { body: { type: articleUid, entry: 'any', language: 'es' } }],
      [digestPath, {}],
      [digestPath, { method: 'PUT', body: { wanted: true } }],
    ] as const;
    const prayerTeam = await tokenOfMember('prayer-team');
    for (const [path, options] of calls) {
      expect((await call(path, options)).status).toBe(401);
      expect((await call(path, { ...options, token: prayerTeam })).status).toBe(403);
    }
    const superAdmin = await tokenOfMember('strapi-super-admin');
    expect((await call(translationBoardPath, { token: superAdmin })).status).toBe(200);
    const nothing = { type: articleUid, entry: 'none', language: 'es' };
    expect((await call(notNeededPath, { token, body: nothing })).status).toBe(404);
    for (const wrong of [{ entry: 'a\u0000b' }, { type: 'a\u0000b' }]) {
      expect((await call(notNeededPath, { token, body: { ...nothing, ...wrong } })).status).toBe(400);
    }
  });

  test('has no monthly email unless an account asks for it', async () => {
    const wanted = async () => (await succeed(digestPath, { token })).json;
    expect(await wanted()).toEqual({ wanted: false, canBeSent: false });
    await succeed(digestPath, { method: 'PUT', token, body: { wanted: true } });
    await succeed(digestPath, { method: 'PUT', token, body: { wanted: true } });
    expect(await wanted()).toEqual({ wanted: true, canBeSent: false });
    await succeed(digestPath, { method: 'PUT', token, body: { wanted: false } });
    expect(await wanted()).toEqual({ wanted: false, canBeSent: false });
  });
});

describe('with a thousand entries', () => {
  const query = databaseOf(inject('cms').environment);
  const onSqlite = inject('cms').environment['DATABASE_URL'] === undefined;
  const now = onSqlite ? String(Date.now()) : 'now()';
  const count = 1000;

  async function insert(table: string, columns: string, rowOf: (index: number) => readonly string[]): Promise<void> {
    const rows = Array.from({ length: count }, (_, index) => rowOf(index)).flat();
    await query(`INSERT INTO ${table} (${columns}) VALUES ${rows.join(', ')}`);
  }

  beforeAll(async () => {
    const versions = ['en', 'es'].flatMap((locale) => ['null', now].map((publishedAt) => ({ locale, publishedAt })));
    await insert('articles', 'document_id, slug, title, locale, published_at, updated_at', (index) =>
      versions.map(
        ({ locale, publishedAt }) =>
          `('many${index}', 'many-${index}', 'Title ${index} ${locale}', '${locale}', ${publishedAt}, ${now})`,
      ),
    );
    // One in ten is behind in Spanish.
    await insert(
      'published_texts',
      'document_id, content_type, entry_id, language, fingerprint, matches, changed_at',
      (index) =>
        ['en', 'es'].map((language) => {
          const matches = language === 'en' ? 'es' : index % 10 === 0 ? 'old' : 'en';
          return `('${language}${index}', '${articleUid}', 'many${index}', '${language}', '${language}', '${matches}', ${now})`;
        }),
    );
  });

  afterAll(async () => {
    await query("DELETE FROM articles WHERE document_id LIKE 'many%'");
    await query("DELETE FROM published_texts WHERE entry_id LIKE 'many%'");
  });

  test('it answers as fast as the panel lists a page of them', async () => {
    const listed = `/content-manager/collection-types/${articleUid}?locale=en&pageSize=100`;
    const times = { board: [] as number[], list: [] as number[] };
    const time = async <Answer>(what: keyof typeof times, ask: () => Promise<Answer>): Promise<Answer> => {
      const start = performance.now();
      const answer = await ask();
      times[what].push(performance.now() - start);
      return answer;
    };
    let entries: BoardEntry[] = [];
    // In turn, because the other tests and programs of this machine take as much from both.
    const ratio = () => Math.min(...times.board) / Math.min(...times.list);
    for (let round = 0; round < 7 || (ratio() >= 3 && round < 30); round += 1) {
      await time('list', () => succeed(listed, { token }));
      const answer = await time('board', () =>
        board({ size: '100', state: 'behind', language: 'es', type: articleUid }),
      );
      entries = answer.entries;
      // Other files of this run may have left entries that are behind.
      expect(answer.found).toBeGreaterThanOrEqual(count / 10);
    }
    expect(entries).toHaveLength(count / 10);
    expect(ratio()).toBeLessThan(3);
  });
});
