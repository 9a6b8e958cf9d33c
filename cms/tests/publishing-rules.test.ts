import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quizAnswerSchema } from '../src/api/quiz/contract';
import { tokenOfMember } from './support/accounts';
import { createEntry, deleteEntry, type Locale, updateEntry } from './support/admin';
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
    ['an empty option', 4, { options: options('a', ' ', 'c', 'd') }, 'options', 'Question 4 leaves option 2 empty.'],
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
      'Question 1 needs a number from 0, the first option, to 3, the last, as its correct answer, not “true”.',
    ],
    [
      'a number as the answer to true or false',
      5,
      { correctAnswer: '1' },
      'correctAnswer',
      'Question 5 needs true or false as its correct answer, not “1”.',
    ],
    [
      'options of true or false',
      2,
      { options: options('Yes', 'No') },
      'options',
      'Question 2 is a true-or-false question and takes no options; it has 2.',
    ],
    [
      'an id given twice',
      4,
      { questionId: 'q1' },
      'questionId',
      'Question 4 has the same id as question 1, “q1”; each needs its own.',
    ],
    ['no text', 2, { question: ' ' }, 'question', 'Question 2 needs some text.'],
    ['no explanation', 2, { explanation: ' ' }, 'explanation', 'Question 2 needs an explanation.'],
  ])('with %s', async (_, number, change, field, message) => {
    expect(await refusal(quizUid, quizId, changed(number, change))).toEqual([
      [`questions.${number - 1}.${field}`, message],
    ]);
    expect((await call('/api/quizzes/ruled-quiz')).status).toBe(404);
  });

  test('with five questions', async () => {
    expect(await refusal(quizUid, quizId, { key: 'ruled-quiz', questions: questions('x').slice(0, 5) })).toEqual([
      ['questions', 'A quiz needs six questions; this one has 5.'],
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
    'Question 2 has the id “q2”, which belongs to a true or false question in the English quiz; give it a new one.';

  beforeEach(async () => {
    await as('en', 1, {});
    expect((await publish('en')).status).toBe(200);
  });

  test('is not published with an id that stands for another kind of answer there', async () => {
    await as('es', 2, choice);
    const answer = await publish('es');
    expect(answer.status).toBe(400);
    const { errors } = v.parse(refusalSchema, answer.json).error.details;
    expect(errors.map((error) => [error.path.join('.'), error.message])).toEqual([['questions.1.questionId', message]]);
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
    expect(told).toEqual([[field, `${field.charAt(0).toUpperCase()}${field.slice(1)} is empty.`]]);
    await deleteEntry(token, uid, entry);
  });
});

const texts = (count: number) => Array.from({ length: count }, (_, at) => ({ text: `Text ${at}` }));

describe('a module is not published, and its editor sees why', () => {
  test.each([
    [{ keyPrinciples: texts(4) }, 'keyPrinciples', 'Key principles: five are needed; there are 4.'],
    [{ dos: texts(6) }, 'dos', 'Dos: seven are needed; there are 6.'],
    [{ donts: texts(1) }, 'donts', 'Don’ts: seven are needed; there are 1.'],
    [{ actionItems: texts(3) }, 'actionItems', 'Action items: four are needed; there are 3.'],
    [{ actionItems: [...texts(3), { text: ' ' }] }, 'actionItems.3.text', 'Action item 4 is empty.'],
    [
      { scriptureReferences: [{ verse: 'Words', reference: 'Romans 6:23' }] },
      'scriptureReferences',
      'Scripture references: at least four are needed; there are 1.',
    ],
    [
      { scriptureReferences: Array.from({ length: 4 }, () => ({ verse: ' ', reference: 'Romans 6:23' })) },
      'scriptureReferences.0',
      'Scripture reference 1 needs both its text and its reference.',
    ],
  ])('%j', async (change, field, message) => {
    const told = await refusal(moduleUid, moduleId, { ...trainingModule('ruled', 8), ...change });
    expect(told[0]).toEqual([field, message]);
    expect((await call('/api/training-modules/ruled')).status).toBe(404);
  });

  test.each([
    ['slug', { slug: 'Hospital Visit' }],
    ['number', { number: 9 }],
    ['icon', { icon: 'unknown' }],
  ])('with a %s that cannot be', async (field, change) => {
    const path = `/content-manager/collection-types/${moduleUid}/${moduleId}/actions/publish?locale=en`;
    const answer = await call(path, { token, body: { ...trainingModule('ruled', 8), ...change } });
    expect(answer.status).toBe(400);
    expect(v.parse(refusalSchema, answer.json).error.details.errors.map(({ path: at }) => at[0])).toEqual([field]);
  });
});

test('a draft may be as unfinished as it likes', async () => {
  const id = await createEntry(token, quizUid, 'en', { key: 'unfinished-quiz', questions: questions('x').slice(0, 1) });
  await deleteEntry(token, quizUid, id);
});
