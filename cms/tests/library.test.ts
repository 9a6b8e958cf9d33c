import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { bookListSchema } from '../src/contracts/book';
import { leaderSheetAnswerSchema } from '../src/contracts/leader-sheet';
import { quizAnswerSchema } from '../src/contracts/quiz';
import { trainingModuleSummaryFields } from '../src/contracts/summary';
import { trainingModuleAnswerSchema, trainingModuleListSchema } from '../src/contracts/training-module';
import { createEntry, deleteEntry, publishEntry, publishSingle, updateEntry, upload } from './support/admin';
import { databaseOf } from './support/database';
import { call } from './support/http';
import { book, naming, quiz, trainingModule } from './support/library';
import { png } from './support/sample-files';
import { tokenOf } from './support/signed-in';

const moduleUid = 'api::training-module.training-module';
/** 901 words. */
const longStory = `Once.\n\n${'And again. '.repeat(450).trim()}`;
const quizUid = 'api::quiz.quiz';
const bookUid = 'api::book.book';
const cleanups: (() => Promise<void>)[] = [];
let token: string;

async function publishNew(uid: string, locale: 'en' | 'es', data: Record<string, unknown>): Promise<string> {
  const id = await createEntry(token, uid, locale, data);
  cleanups.push(() => deleteEntry(token, uid, id));
  await publishEntry(token, uid, id, locale);
  return id;
}

async function translate(uid: string, id: string, data: Record<string, unknown>): Promise<void> {
  await updateEntry(token, uid, id, 'es', data);
  await publishEntry(token, uid, id, 'es');
}

beforeAll(async () => {
  token = await tokenOf();
  const both = await publishNew(quizUid, 'en', quiz('both-quiz', 'en'));
  await translate(quizUid, both, quiz('both-quiz', 'es'));
  const english = await publishNew(quizUid, 'en', quiz('english-quiz', 'en'));

  const first = await publishNew(moduleUid, 'en', { ...trainingModule('first', 1, 'en'), quiz: naming(both) });
  await translate(moduleUid, first, { ...trainingModule('first', 1, 'es'), quiz: naming(both) });
  const second = await publishNew(moduleUid, 'en', { ...trainingModule('second', 2, 'en'), quiz: naming(english) });
  // The panel offers no quiz here: this one has no Spanish.
  await translate(moduleUid, second, trainingModule('second', 2, 'es'));
  const third = await publishNew(moduleUid, 'en', {
    ...trainingModule('third', 3, 'en'),
    personalStory: longStory,
    meetingPreparation: 'Bring chairs.',
    meetingSteps: [
      { title: 'Arrive', minutes: 5, text: 'Pray.' },
      { title: 'Talk', minutes: 40, text: 'Ask.' },
    ],
    discussionQuestions: [{ text: 'Why?' }],
    personalStoryIsExample: true,
    quiz: naming(both),
  });
  // Here it is offered, and the editor leaves it out.
  await translate(moduleUid, third, trainingModule('third', 3, 'es'));
});

afterAll(async () => {
  for (const undo of cleanups.toReversed()) {
    await undo();
  }
});

const asked = [
  { id: 'q1', type: 'multiple-choice' },
  { id: 'q2', type: 'true-false' },
  { id: 'q3', type: 'scenario' },
  { id: 'q4', type: 'multiple-choice' },
  { id: 'q5', type: 'true-false' },
  { id: 'q6', type: 'multiple-choice' },
];
const dataSchema = v.object({ data: v.unknown() });
const minutesSchema = v.object({ data: v.array(v.object({ slug: v.string(), readingMinutes: v.number() })) });

describe('one training module', () => {
  test('is exactly what its contract says, its lists plain texts', async () => {
    const { json } = await call('/api/training-modules/first?locale=es');
    const { data } = v.parse(trainingModuleAnswerSchema, json);
    expect(v.parse(dataSchema, json).data).toEqual(data);
    expect(data).toMatchObject({
      slug: 'first',
      locale: 'es',
      personalStory: null,
      quiz: { key: 'both-quiz', questions: asked },
      scriptureReferences: { length: 4, 0: { verse: 'Words es', reference: 'Romans 6:0' } },
    });
    expect(data.keyPrinciples).toEqual([1, 2, 3, 4, 5].map((at) => `Principle es ${at}`));
  });

  test('says whether its story is an example, in each language for itself and without one too', async () => {
    const isExample = async (slug: string, locale: string) =>
      v.parse(trainingModuleAnswerSchema, (await call(`/api/training-modules/${slug}?locale=${locale}`)).json).data
        .personalStoryIsExample;
    expect(await isExample('third', 'en')).toBe(true);
    expect(await isExample('third', 'es')).toBe(false);

    const { json } = await call('/api/training-modules?locale=en');
    expect(json).toMatchObject({
      data: [{ personalStoryIsExample: false }, { personalStoryIsExample: false }, { personalStoryIsExample: true }],
    });
  });

  test('has one cover for its card, its page and shared links, described in each language', async () => {
    const { id: cover } = await upload(token, 'module-cover.png', 'image/png', png(900, 600));
    const id = await publishNew(moduleUid, 'en', trainingModule('covered', 4, 'en'));
    await translate(moduleUid, id, { ...trainingModule('covered', 4, 'es'), coverAlt: 'Una colina' });
    const read = async (locale: string) =>
      v.parse(trainingModuleAnswerSchema, (await call(`/api/training-modules/covered?locale=${locale}`)).json).data;
    const shared = async (locale: string) => (await call((await read(locale)).socialImage)).headers.get('etag');
    expect((await read('en')).cover).toBeNull();
    const before = await shared('en');

    await updateEntry(token, moduleUid, id, 'en', { ...trainingModule('covered', 4, 'en'), cover, coverAlt: 'A hill' });
    await publishEntry(token, moduleUid, id, 'en');
    expect((await read('en')).cover).toMatchObject({ alt: 'A hill', image: { width: 900, height: 600 } });
    expect((await read('es')).cover).toMatchObject({ alt: 'Una colina', image: { width: 900 } });
    const { json } = await call('/api/training-modules?locale=es&fields=slug,cover');
    expect(json).toMatchObject({ data: { 3: { slug: 'covered', cover: { alt: 'Una colina' } } } });
    expect(await shared('en')).not.toBe(before);
    expect(await shared('es')).toBe(await shared('en'));
    await cleanups.pop()?.();
  });

  test('says how long it takes to read, in each language for itself', async () => {
    const minutesOf = async (locale: string) => {
      const { json } = await call(`/api/training-modules?locale=${locale}&fields=slug,readingMinutes`);
      const { data } = v.parse(minutesSchema, json);
      return Object.fromEntries(data.map(({ slug, readingMinutes }) => [slug, readingMinutes]));
    };
    expect(await minutesOf('en')).toEqual({ first: 1, second: 1, third: 5 });
    expect(await minutesOf('es')).toEqual({ first: 1, second: 1, third: 1 });
    expect((await call('/api/training-modules/third')).json).toMatchObject({ data: { readingMinutes: 5 } });
  });

  test('has a leader’s sheet in the languages in which a meeting was planned', async () => {
    const { status, json } = await call('/api/leader-sheets/third?locale=en');
    expect(status).toBe(200);
    const { data } = v.parse(leaderSheetAnswerSchema, json);
    expect(v.parse(dataSchema, json).data).toEqual(data);
    expect(data).toEqual({
      slug: 'third',
      number: 3,
      title: 'Title en',
      preparation: 'Bring chairs.',
      steps: [
        { title: 'Arrive', minutes: 5, text: 'Pray.' },
        { title: 'Talk', minutes: 40, text: 'Ask.' },
      ],
      questions: ['Why?'],
      passages: ['Romans 6:0', 'Romans 6:1', 'Romans 6:2', 'Romans 6:3'],
      actionItems: [1, 2, 3, 4].map((at) => `Action en ${at}`),
      locale: 'en',
    });
    expect((await call('/api/training-modules/third?locale=en')).json).toMatchObject({
      data: { hasLeaderSheet: true },
    });

    for (const without of ['third?locale=es', 'first?locale=en', 'unknown?locale=en', '%00?locale=en']) {
      expect((await call(`/api/leader-sheets/${without}`)).status, without).toBe(404);
    }
    expect((await call('/api/training-modules/third?locale=es')).json).toMatchObject({
      data: { hasLeaderSheet: false },
    });
    expect((await call('/api/leader-sheets/third?locale=fr')).status).toBe(400);
  });

  test('that was stored before stories could be examples has one of the ministry’s own', async () => {
    const query = databaseOf(inject('cms').environment);
    await query(`UPDATE training_modules SET personal_story_is_example = NULL WHERE slug = 'third' AND locale = 'en'`);
    try {
      expect((await call('/api/training-modules/third')).json).toMatchObject({
        data: { personalStoryIsExample: false },
      });
    } finally {
      await query(
        `UPDATE training_modules SET personal_story_is_example = TRUE WHERE slug = 'third' AND locale = 'en'`,
      );
    }
  });

  test('has a quiz that its language lacks, and none where its editor named none', async () => {
    const quizIn = async (slug: string, locale: string) =>
      v.parse(trainingModuleAnswerSchema, (await call(`/api/training-modules/${slug}?locale=${locale}`)).json).data
        .quiz;
    expect(await quizIn('second', 'es')).toEqual({ key: 'english-quiz', questions: asked });
    expect(await quizIn('third', 'en')).toEqual({ key: 'both-quiz', questions: asked });
    expect(await quizIn('third', 'es')).toBeNull();
  });

  test.each(['unknown', '%00', 'a%2F..%2Fb'])('that is not there answers 404: %s', async (name) => {
    expect((await call(`/api/training-modules/${name}`)).status).toBe(404);
  });
});

describe('the list of training modules', () => {
  const list = async (query: string) => {
    const answer = await call(`/api/training-modules?${query}`);
    expect(answer.status).toBe(200);
    return v.parse(trainingModuleListSchema, answer.json).data;
  };

  test('comes by number with the fields of a card, the quiz among them', async () => {
    const fields = trainingModuleSummaryFields.join(',');
    const { json } = await call(`/api/training-modules?locale=es&fields=${fields}`);
    const { data } = v.parse(v.object({ data: v.array(v.record(v.string(), v.unknown())) }), json);
    expect(data.map(({ slug, quiz: named }) => [slug, named])).toEqual([
      ['first', { key: 'both-quiz', questions: asked }],
      ['second', { key: 'english-quiz', questions: asked }],
      ['third', null],
    ]);
    expect(Object.keys(data[0] ?? {}).sort()).toEqual([...trainingModuleSummaryFields, 'locale'].sort());
  });

  test('holds whole modules when no fields are named', async () => {
    const modules = await list('locale=en');
    expect(modules.map(({ slug }) => slug)).toEqual(['first', 'second', 'third']);
    const { json } = await call('/api/training-modules?locale=en');
    expect(json).toMatchObject({
      data: { 2: { personalStory: longStory, dos: { length: 7 } } },
    });
  });

  test('refuses fields that are not there', async () => {
    expect((await call('/api/training-modules?fields=quiz,createdBy')).status).toBe(400);
    expect((await call('/api/articles?fields=quiz')).status).toBe(400);
  });
});

describe('an entry that was stored before a rule existed', () => {
  const slugs = async (query: string) => {
    const { data } = v.parse(trainingModuleListSchema, (await call(`/api/training-modules?${query}`)).json);
    return data.map(({ slug }) => slug);
  };

  test('takes no other entry with it', async () => {
    const setIcon = (icon: string) =>
      databaseOf(inject('cms').environment)(`UPDATE training_modules SET icon = '${icon}' WHERE slug = 'second'`);
    await setIcon('unheard-of');
    try {
      expect(await slugs('locale=en')).toEqual(['first', 'third']);
      expect(await slugs(`locale=en&fields=${trainingModuleSummaryFields.join(',')}`)).toEqual(['first', 'third']);
      expect((await call('/api/training-modules/second')).status).toBe(404);
      expect((await call('/api/training-modules/first')).status).toBe(200);
    } finally {
      await setIcon('hospital');
    }
    expect(await slugs('locale=en')).toEqual(['first', 'second', 'third']);
  });
});

describe('a quiz', () => {
  test('is exactly what its contract says: options as texts, numbers counted from 0, none for true and false', async () => {
    const { json } = await call('/api/quizzes/both-quiz?locale=es');
    const { data } = v.parse(quizAnswerSchema, json);
    expect(v.parse(dataSchema, json).data).toEqual(data);
    expect(data).toMatchObject({ key: 'both-quiz', locale: 'es' });
    expect(data.questions.map(({ id, type }) => ({ id, type }))).toEqual(asked);
    expect(data.questions[2]).toEqual({
      id: 'q3',
      type: 'scenario',
      question: 'Question 3 es',
      options: ['Option es 1', 'Option es 2', 'Option es 3', 'Option es 4'],
      correctAnswer: 2,
      explanation: 'Because es',
    });
    expect(data.questions[1]).toEqual({
      id: 'q2',
      type: 'true-false',
      question: 'Question 2 es',
      correctAnswer: 'false',
      explanation: 'Because es',
    });
  });

  test('comes in its own language when it lacks the one asked for', async () => {
    expect((await call('/api/quizzes/english-quiz?locale=es')).json).toMatchObject({ data: { locale: 'en' } });
  });

  test('is in the list whole, or with the fields asked for', async () => {
    const whole = await call('/api/quizzes?locale=en');
    expect(whole.json).toMatchObject({
      data: [{ key: 'both-quiz', questions: { length: 6 } }, { key: 'english-quiz' }],
    });
    const keys = await call('/api/quizzes?locale=es&fields=key');
    expect(keys.json).toMatchObject({
      data: [
        { key: 'both-quiz', locale: 'es' },
        { key: 'english-quiz', locale: 'en' },
      ],
    });
  });
});

describe('books', () => {
  test('stand in the list of their own language alone, in the editor’s order, with their covers', async () => {
    const cover = await upload(token, 'cover.png', 'image/png', png(600, 900));
    await publishNew(bookUid, 'en', book('second', 2));
    await publishNew(bookUid, 'en', { ...book('first', 1), cover: cover.id });
    await publishNew(bookUid, 'es', book('español', 1));

    const { json } = await call('/api/books?locale=en');
    const { data } = v.parse(bookListSchema, json);
    expect(v.parse(dataSchema, json).data).toEqual(data);
    expect(data.map(({ title }) => title)).toEqual(['Book first', 'Book second']);
    expect(data.map((one) => one.cover && [one.cover.width, one.cover.height])).toEqual([[600, 900], null]);
    expect(data[0]?.cover?.url).toMatch(/^\/api\/assets\/cover\?/);
    expect((await call(data[0]?.cover?.url ?? '')).status).toBe(200);
    const spanish = v.parse(bookListSchema, (await call('/api/books?locale=es')).json).data;
    expect(spanish.map(({ title }) => title)).toEqual(['Book español']);
    expect((await call(`/api/books/${spanish[0]?.documentId}?locale=en`)).status).toBe(404);
  });
});

describe('the library’s page', () => {
  test('has the cards of the training and of the discipleship website', async () => {
    await publishSingle(token, 'api::resources-page.resources-page', 'es', {
      seo: { title: 'Title', description: 'Description' },
      title: 'Library',
      intro: 'Intro',
      blogsIntro: 'Blogs',
      trainingIntro: 'Training',
      booksIntro: 'Books',
      aboutTraining: {
        title: 'About',
        text: 'Text',
        quote: { text: 'Quote' },
        scripture: { verse: 'Words', reference: '1 Corintios 12:22-26', translation: 'NTV' },
      },
      discipleship: { title: 'Discipleship', text: 'Text' },
    });
    expect((await call('/api/resources-page?locale=es')).json).toMatchObject({
      data: {
        locale: 'es',
        aboutTraining: {
          quote: { text: 'Quote', attribution: null },
          scripture: { verse: 'Words', reference: '1 Corintios 12:22-26', translation: 'NTV' },
        },
        discipleship: { title: 'Discipleship', text: 'Text' },
      },
    });
  });
});
