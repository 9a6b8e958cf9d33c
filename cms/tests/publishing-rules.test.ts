import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quizAnswerSchema } from '../src/contracts/quiz';
import { createAccount, tokenOfMember } from './support/accounts';
import { createEntry, deleteEntry, type Locale, signIn, updateEntry } from './support/admin';
import { call, succeed } from './support/http';
import { book, type QuestionEntry, questions, quiz, trainingModule } from './support/library';
import { article } from './support/pages';

const quizUid = 'api::quiz.quiz';
const moduleUid = 'api::training-module.training-module';
let token: string;
let quizId: string;
let moduleId: string;

beforeAll(async () => {
  token = await tokenOfMember('ministry-admin');
  quizId = await createEntry(token, quizUid, 'en', quiz('ruled-quiz'));
  moduleId = await createEntry(token, moduleUid, 'en', trainingModule('ruled', 8));
});

afterAll(async () => {
  await deleteEntry(token, quizUid, quizId);
  await deleteEntry(token, moduleUid, moduleId);
});

const refusalSchema = v.object({
  error: v.object({
    name: v.literal('ValidationError'),
    details: v.object({
      errors: v.array(v.object({ path: v.array(v.union([v.string(), v.number()])), message: v.string() })),
    }),
  }),
});

/** Saves the draft, tries to publish it like the panel, and returns the errors. */
async function refusal(uid: string, documentId: string, data: Record<string, unknown>) {
  await updateEntry(token, uid, documentId, 'en', data);
  const path = `/content-manager/collection-types/${uid}/${documentId}/actions/publish?locale=en`;
  const answer = await call(path, { token, body: data });
  expect(answer.status).toBe(400);
  return v
    .parse(refusalSchema, answer.json)
    .error.details.errors.map(({ path: at, message }) => [at.join('.'), message]);
}

const options = (...texts: string[]) => texts.map((text) => ({ text }));

/** The quiz with this at one of its questions, counted from 1. */
function changed(number: number, change: Partial<QuestionEntry>) {
  return {
    key: 'ruled-quiz',
    questions: questions('x').map((one, at) => (at === number - 1 ? { ...one, ...change } : one)),
  };
}

describe('a quiz is not published, and its editor sees why', () => {
  test.each<[string, number, Partial<QuestionEntry>, string, string]>([
    ['too few options', 3, { options: options('a', 'b') }, 'options', 'Question 3 needs four options; it has 2.'],
    ['no options', 1, { options: [] }, 'options', 'Question 1 needs four options; it has 0.'],
    ['an empty option', 4, { options: options('a', ' ', 'c', 'd') }, 'options.1.text', 'Please write something here.'],
    [
      'two options alike',
      6,
      { options: options('a', 'b', 'c', 'B ') },
      'options',
      'Question 6 has the same text in options 2 and 4.',
    ],
    [
      'true as the answer among four',
      1,
      { correctAnswer: 'true' },
      'correctAnswer',
      'Please choose the right answer to question 1 from its four options.',
    ],
    [
      'a number as the answer to true or false',
      5,
      { correctAnswer: '1' },
      'correctAnswer',
      'Please say whether question 5 is true or false.',
    ],
    [
      'options of true or false',
      2,
      { options: options('Yes', 'No') },
      'options',
      'Question 2 is answered with true or false, so please remove its options.',
    ],
    ['no text', 2, { question: ' ' }, 'question', 'Please write something here.'],
    ['no explanation', 2, { explanation: ' ' }, 'explanation', 'Please write something here.'],
  ])('with %s', async (_, number, change, field, message) => {
    expect(await refusal(quizUid, quizId, changed(number, change))).toEqual([
      [`questions.${number - 1}.${field}`, message],
    ]);
    expect((await call('/api/quizzes/ruled-quiz')).status).toBe(404);
  });

  test('with five questions', async () => {
    expect(await refusal(quizUid, quizId, { key: 'ruled-quiz', questions: questions('x').slice(0, 5) })).toEqual([
      ['questions', '6 are needed here; there are 5.'],
    ]);
  });

  test('with several things wrong, all at once', async () => {
    const wrong = questions('x').map((one, at) => (at === 2 ? { ...one, options: [], correctAnswer: 'false' } : one));
    const told = await refusal(quizUid, quizId, { key: 'ruled-quiz', questions: wrong });
    expect(told.map(([at]) => at)).toEqual(['questions.2.options', 'questions.2.correctAnswer']);
  });

  test('in bulk either, and then none of them is', async () => {
    const whole = await createEntry(token, quizUid, 'en', quiz('whole-quiz'));
    await updateEntry(token, quizUid, quizId, 'en', changed(3, { options: options('a') }));
    const body = { documentIds: [whole, quizId] };
    const answer = await call(`/content-manager/collection-types/${quizUid}/actions/bulkPublish?locale=en`, {
      token,
      body,
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('ruled-quiz: Question 3 needs four options; it has 1.');
    expect((await call('/api/quizzes/whole-quiz')).status).toBe(404);
    await deleteEntry(token, quizUid, whole);
  });

  test('while its published questions stay as they are', async () => {
    const publish = `/content-manager/collection-types/${quizUid}/${quizId}/actions/publish?locale=en`;
    await succeed(publish, { token, body: quiz('ruled-quiz', 'good') });
    const before = await call('/api/quizzes/ruled-quiz');
    expect(before.status).toBe(200);
    await refusal(quizUid, quizId, changed(1, { options: [] }));
    expect((await call('/api/quizzes/ruled-quiz')).text).toBe(before.text);
  });
});

describe('a quiz in the other language', () => {
  const id = () => `/content-manager/collection-types/${quizUid}/${quizId}`;
  const publish = (locale: string, body: object = {}) =>
    call(`${id()}/actions/publish?locale=${locale}`, { token, body });
  const as = (locale: Locale, number: number, change: Partial<QuestionEntry>) =>
    updateEntry(token, quizUid, quizId, locale, changed(number, change));
  const choice = { type: 'multiple-choice', options: options('a', 'b', 'c', 'd'), correctAnswer: '0' };
  const message =
    'Question 2 is answered with true or false in one language and has options in the other. Make both alike, or delete it here and add it anew.';

  beforeEach(async () => {
    await as('en', 1, {});
    expect((await publish('en')).status).toBe(200);
  });

  test('is not published with an id that stands for another kind of answer there', async () => {
    await as('es', 2, choice);
    const answer = await publish('es');
    expect(answer.status).toBe(400);
    const { errors } = v.parse(refusalSchema, answer.json).error.details;
    expect(errors.map((error) => [error.path.join('.'), error.message])).toEqual([['questions.1.type', message]]);
    expect((await call('/api/quizzes/ruled-quiz?locale=es')).json).toMatchObject({ data: { locale: 'en' } });
  });

  test('may have a question that is not there yet, and a situation where the other asks plainly', async () => {
    await as('es', 2, { ...choice, questionId: 'q7' });
    expect((await publish('es')).status).toBe(200);
    await as('es', 1, { type: 'scenario' });
    expect((await publish('es')).status).toBe(200);
  });

  test('may change an answer’s kind when both languages are published together', async () => {
    for (const locale of ['en', 'es'] as const) {
      await as(locale, 2, choice);
    }
    const locales = 'locale[0]=en&locale[1]=es';
    await succeed(`/content-manager/collection-types/${quizUid}/actions/bulkPublish?${locales}`, {
      token,
      body: { documentIds: [quizId] },
    });
    const { json } = await call('/api/quizzes/ruled-quiz?locale=es');
    const { data } = v.parse(quizAnswerSchema, json);
    expect([data.locale, data.questions[1]?.id, data.questions[1]?.type]).toEqual(['es', 'q2', 'multiple-choice']);
  });

  afterEach(async () => {
    await call(`${id()}/actions/unpublish?locale=en`, { token, body: {} });
    await call(`${id()}?locale=es`, { method: 'DELETE', token });
  });
});

describe('nothing is published with a required text of spaces', () => {
  test.each([
    [moduleUid, 'title', trainingModule('blank', 7)],
    [moduleUid, 'description', trainingModule('blank', 7)],
    [moduleUid, 'overview', trainingModule('blank', 7)],
    [moduleUid, 'category', trainingModule('blank', 7)],
    ['api::article.article', 'title', article('blank')],
    ['api::article.article', 'excerpt', article('blank')],
    ['api::article.article', 'category', article('blank')],
    ['api::article.article', 'content', article('blank')],
    ['api::book.book', 'author', book('blank', 1)],
  ])('in %s: %s', async (uid, field, whole) => {
    const entry = await createEntry(token, uid, 'en', whole);
    const told = await refusal(uid, entry, { ...whole, [field]: ' \n' });
    expect(told).toEqual([[field, 'Please write something here.']]);
    await deleteEntry(token, uid, entry);
  });
});

const texts = (count: number) => Array.from({ length: count }, (_, at) => ({ text: `Text ${at}` }));

describe('a module is not published, and its editor sees why', () => {
  test.each([
    [{ keyPrinciples: texts(4) }, 'keyPrinciples', '5 are needed here; there are 4.'],
    [{ dos: texts(6) }, 'dos', '7 are needed here; there are 6.'],
    [{ donts: texts(1) }, 'donts', '7 are needed here; there are 1.'],
    [{ actionItems: texts(3) }, 'actionItems', '4 are needed here; there are 3.'],
    [{ actionItems: [...texts(3), { text: ' ' }] }, 'actionItems.3.text', 'Please write something here.'],
    [
      { scriptureReferences: [{ verse: 'Words', reference: 'Romans 6:23' }] },
      'scriptureReferences',
      'At least 4 are needed here; there are 1.',
    ],
    [
      { scriptureReferences: Array.from({ length: 4 }, () => ({ verse: ' ', reference: 'Romans 6:23' })) },
      'scriptureReferences.0.verse',
      'Please write something here.',
    ],
    [
      { slug: 'Hospital Visit' },
      'slug',
      'Please use only lowercase letters without accents, numbers and single hyphens.',
    ],
  ])('%j', async (change, field, message) => {
    const told = await refusal(moduleUid, moduleId, { ...trainingModule('ruled', 8), ...change });
    expect(told[0]).toEqual([field, message]);
    expect((await call('/api/training-modules/ruled')).status).toBe(404);
  });

  test.each([['icon', { icon: 'unknown' }]])('with a %s that cannot be', async (field, change) => {
    const path = `/content-manager/collection-types/${moduleUid}/${moduleId}/actions/publish?locale=en`;
    const answer = await call(path, { token, body: { ...trainingModule('ruled', 8), ...change } });
    expect(answer.status).toBe(400);
    expect(v.parse(refusalSchema, answer.json).error.details.errors.map(({ path: at }) => at[0])).toEqual([field]);
  });
});

describe('whoever uses the panel in Spanish', () => {
  let spanish: string;

  beforeAll(async () => {
    spanish = await signIn(await createAccount(['ministry-admin']));
    await succeed('/admin/users/me', { method: 'PUT', token: spanish, body: { preferedLanguage: 'es' } });
  });

  async function publishRefused(path: string, body: object) {
    const answer = await call(path, { token: spanish, body });
    expect(answer.status).toBe(400);
    return v
      .parse(refusalSchema, answer.json)
      .error.details.errors.map(({ path: at, message }) => [at.join('.'), message]);
  }

  test('is told everything at once, also in parts of a page', async () => {
    const path = '/content-manager/single-types/api::video-preview-page.video-preview-page/actions/publish?locale=es';
    const told = await publishRefused(path, {
      title: ' ',
      intro: null,
      seo: { title: 'Un título' },
      tips: [{ text: '' }],
    });
    expect(told).toEqual(
      expect.arrayContaining([
        ['seo.description', 'Escriba algo aquí.'],
        ['title', 'Escriba algo aquí.'],
        ['intro', 'Escriba algo aquí.'],
        ['tips.0.text', 'Escriba algo aquí.'],
      ]),
    );
  });

  test('is told whose address an article has', async () => {
    const first = await createEntry(token, 'api::article.article', 'en', article('taken-address'));
    const second = await createEntry(token, 'api::article.article', 'en', article('other-address'));
    const path = `/content-manager/collection-types/api::article.article/${second}/actions/publish?locale=en`;
    const body = { ...article('other-address'), slug: article('taken-address').slug };
    expect(await publishRefused(path, body)).toEqual([
      ['slug', `“${article('taken-address').title}” ya lo tiene. Elija otro.`],
    ]);
    for (const id of [first, second]) await deleteEntry(token, 'api::article.article', id);
  });

  test('is told in bulk which entry lacks what', async () => {
    await updateEntry(token, quizUid, quizId, 'en', changed(3, { options: options('a') }));
    const path = `/content-manager/collection-types/${quizUid}/actions/bulkPublish?locale=en`;
    const told = await publishRefused(path, { documentIds: [quizId] });
    expect(told).toEqual([['questions.2.options', 'ruled-quiz: La pregunta 3 necesita cuatro opciones; tiene 1.']]);
  });
});

test('a draft may be as unfinished as it likes', async () => {
  const id = await createEntry(token, quizUid, 'en', { key: 'unfinished-quiz', questions: questions('x').slice(0, 1) });
  await deleteEntry(token, quizUid, id);
});
