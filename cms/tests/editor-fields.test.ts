import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orderingSchema } from '../src/contracts/ordering';
import { tokenOfMember } from './support/accounts';
import { createEntry, deleteEntry, type Locale, publishEntry, updateEntry } from './support/admin';
import { call, succeed } from './support/http';
import { book, type QuestionEntry, questions } from './support/library';
import { article } from './support/pages';

const articleUid = 'api::article.article';
const bookUid = 'api::book.book';
const quizUid = 'api::quiz.quiz';
let token: string;

const created: [uid: string, documentId: string][] = [];

beforeAll(async () => {
  token = await tokenOfMember('ministry-admin');
});

afterEach(async () => {
  for (const [uid, documentId] of created.splice(0)) await deleteEntry(token, uid, documentId);
});

async function create(uid: string, data: Record<string, unknown>, locale: Locale = 'en'): Promise<string> {
  const documentId = await createEntry(token, uid, locale, data);
  created.push([uid, documentId]);
  return documentId;
}

async function read<T>(uid: string, documentId: string, schema: v.GenericSchema<unknown, T>, locale: Locale = 'en') {
  const { json } = await succeed(`/content-manager/collection-types/${uid}/${documentId}?locale=${locale}`, { token });
  return v.parse(v.object({ data: schema }), json).data;
}

describe('the address of an article', () => {
  const slugOf = async (id: string, locale: Locale = 'en') =>
    (await read(articleUid, id, v.object({ slug: v.nullable(v.string()) }), locale)).slug;
  const written = (title: string, slug: string | null = null) => ({ ...article('addressed'), title, slug });

  test('is made from its title when it is saved without one', async () => {
    const id = await create(articleUid, written('¿Cómo orar, Señor?'), 'es');
    expect(await slugOf(id, 'es')).toBe('como-orar-senor');
  });

  test('is unique', async () => {
    const first = await create(articleUid, written('Two alike'));
    const second = await create(articleUid, written('Two alike'));
    expect([await slugOf(first), await slugOf(second)]).toEqual(['two-alike', 'two-alike-2']);
  });

  test('comes with the title, when the draft began without one', async () => {
    const id = await create(articleUid, { excerpt: 'Not much yet' });
    expect(await slugOf(id)).toBeNull();
    await updateEntry(token, articleUid, id, 'en', { title: 'Named at last' });
    expect(await slugOf(id)).toBe('named-at-last');
  });

  test('stays when the title changes, and in the other language', async () => {
    const id = await create(articleUid, written('Before'));
    await updateEntry(token, articleUid, id, 'en', { title: 'After' });
    await updateEntry(token, articleUid, id, 'es', { title: 'Después' });
    expect([await slugOf(id), await slugOf(id, 'es')]).toEqual(['before', 'before']);
  });

  test('may be the editor’s own', async () => {
    const id = await create(articleUid, written('A long title that nobody will type', 'short'));
    expect(await slugOf(id)).toBe('short');
  });

  test('is not lost when the field of a published article is emptied', async () => {
    const id = await create(articleUid, written('Linked from elsewhere'));
    await publishEntry(token, articleUid, id, 'en');
    await updateEntry(token, articleUid, id, 'en', { title: 'Another title', slug: null });
    expect(await slugOf(id)).toBe('linked-from-elsewhere');
  });

  test('is a word and a number where the title has no letters', async () => {
    const id = await create(articleUid, written('¡!'));
    expect(await slugOf(id)).toMatch(/^article(-\d+)?$/);
  });
});

describe('a quiz', () => {
  const quizSchema = v.object({ key: v.string(), questions: v.array(v.object({ questionId: v.string() })) });
  const readQuiz = async (id: string, locale: Locale = 'en') => {
    const { key, questions: stored } = await read(quizUid, id, quizSchema, locale);
    return { key, ids: stored.map(({ questionId }) => questionId) };
  };
  const unnamed = (list: QuestionEntry[]) => list.map((question) => ({ ...question, questionId: null }));

  test('gets its key and the ids of its questions when it is saved', async () => {
    const id = await create(quizUid, { questions: unnamed(questions('new')) });
    const { key, ids } = await readQuiz(id);
    expect(key).toMatch(/^quiz(-\d+)?$/);
    expect(ids).toEqual(['q1', 'q2', 'q3', 'q4', 'q5', 'q6']);
  });

  test('has the same ids in the other language', async () => {
    const id = await create(quizUid, { questions: unnamed(questions('new')) });
    const [first, ...others] = questions('new');
    const replaced = [...others, first].map((question) => ({ ...question, questionId: null }));
    await updateEntry(token, quizUid, id, 'en', { questions: replaced });
    await updateEntry(token, quizUid, id, 'es', { questions: unnamed(questions('nueva').slice(1, 3)) });
    const { ids } = await readQuiz(id);
    expect((await readQuiz(id, 'es')).ids).toEqual(ids.slice(0, 2));
  });

  test('is published without anybody having written an id', async () => {
    const id = await create(quizUid, { questions: unnamed(questions('new')) });
    await publishEntry(token, quizUid, id, 'en');
    const { key } = await readQuiz(id);
    expect((await call(`/api/quizzes/${key}`)).status).toBe(200);
  });
});

describe('the order of books', () => {
  const listSchema = v.object({ data: v.array(v.object({ title: v.string() })) });
  const ours = async () => {
    const { json } = await succeed('/api/books?locale=en');
    return v
      .parse(listSchema, json)
      .data.map(({ title }) => title)
      .filter((title) => title.startsWith('Book ordered'));
  };
  const ids = new Map<string, string>();
  const name = (mark: string) => `Book ordered ${mark}`;
  const idOf = (mark: string) => ids.get(mark) ?? '';
  const others = async (documentId: string, as = token) => {
    const { json } = await succeed(`/admin/ordering?uid=${bookUid}&documentId=${documentId}&locale=en`, { token: as });
    return v.parse(orderingSchema, json).others;
  };
  const add = async (mark: string) => {
    const { position: _none, ...unpositioned } = book(`ordered ${mark}`, 0);
    const id = await createEntry(token, bookUid, 'en', unpositioned);
    ids.set(mark, id);
    await publishEntry(token, bookUid, id, 'en');
  };
  /** Asks for the position right behind another book, or for the first, as the panel does. */
  const moveBehind = async (mark: string, before: string | null) => {
    const found = (await others(idOf(mark))).find(({ documentId }) => documentId === (before && idOf(before)));
    const position = found ? found.position + 1 : 0;
    await updateEntry(token, bookUid, idOf(mark), 'en', { position });
  };

  beforeAll(async () => {
    for (const mark of ['a', 'b', 'c', 'd']) await add(mark);
  });

  afterAll(async () => {
    for (const id of ids.values()) await deleteEntry(token, bookUid, id);
  });

  test('is that of their publication, until somebody moves one', async () => {
    expect(await ours()).toEqual(['a', 'b', 'c', 'd'].map(name));
  });

  test('changes for visitors when the moved one is published, and not before', async () => {
    await moveBehind('a', 'c');
    expect(await ours()).toEqual(['a', 'b', 'c', 'd'].map(name));
    await publishEntry(token, bookUid, idOf('a'), 'en');
    expect(await ours()).toEqual(['b', 'c', 'a', 'd'].map(name));
  });

  test('takes a book to the top', async () => {
    await moveBehind('d', null);
    await publishEntry(token, bookUid, idOf('d'), 'en');
    expect(await ours()).toEqual(['d', 'b', 'c', 'a'].map(name));
  });

  test('lets two that wait for their positions find them both', async () => {
    await moveBehind('c', null);
    await moveBehind('a', 'd');
    await succeed(`/content-manager/collection-types/${bookUid}/actions/bulkPublish?locale=en`, {
      token,
      body: { documentIds: [idOf('c'), idOf('a')] },
    });
    const order = await ours();
    expect(order[0]).toBe(name('c'));
    expect([...order].sort()).toEqual(['a', 'b', 'c', 'd'].map(name));
    expect(order.indexOf(name('a'))).toBeLessThan(order.indexOf(name('b')));
  });

  test('has each position once', async () => {
    const taken = (await others('none')).filter(({ title }) => title.startsWith('Book ordered'));
    expect(new Set(taken.map(({ position }) => position)).size).toBe(4);
  });

  test('is for those who may read the books', async () => {
    const team = await tokenOfMember('prayer-team');
    const answer = await call(`/admin/ordering?uid=${bookUid}`, { token: team });
    expect(answer.status).toBe(403);
    expect((await call(`/admin/ordering?uid=${bookUid}`)).status).toBe(401);
    expect((await call('/admin/ordering?uid=api::prayer-request.prayer-request', { token })).status).toBe(400);
  });
});
