import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { quizAnswerSchema } from '../src/contracts/quiz';
import { trainingModuleAnswerSchema } from '../src/contracts/training-module';
import { createEntry, deleteEntry, type Locale, publishEntry, updateEntry } from './support/admin';
import { call, succeed } from './support/http';
import { naming, questions, quiz, trainingModule } from './support/library';
import { tokenOf } from './support/signed-in';

const quizUid = 'api::quiz.quiz';
const moduleUid = 'api::training-module.training-module';
const locales: readonly Locale[] = ['en', 'es'];
const made: [string, string][] = [];
let token: string;

beforeAll(async () => {
  token = await tokenOf();
});

afterEach(async () => {
  for (const [uid, id] of made.splice(0).reverse()) {
    await deleteEntry(token, uid, id);
  }
});

/** A quiz and its module in both languages, as drafts. */
async function drafts() {
  const quizId = await createEntry(token, quizUid, 'en', quiz('edited-quiz', 'en'));
  made.push([quizUid, quizId]);
  await updateEntry(token, quizUid, quizId, 'es', quiz('edited-quiz', 'es'));
  const english = { ...trainingModule('edited', 7, 'en'), quiz: naming(quizId) };
  const moduleId = await createEntry(token, moduleUid, 'en', english);
  made.push([moduleUid, moduleId]);
  await updateEntry(token, moduleUid, moduleId, 'es', { ...trainingModule('edited', 7, 'es'), quiz: naming(quizId) });
  return {
    quizId,
    moduleId,
    quiz: (locale: Locale) => publishEntry(token, quizUid, quizId, locale),
    module: (locale: Locale) => publishEntry(token, moduleUid, moduleId, locale),
  };
}

const answer = async (path: string, locale: Locale) => (await call(`/api/${path}?locale=${locale}`)).text;

const keyOf = async (locale: Locale) => {
  const { json } = await call(`/api/training-modules/edited?locale=${locale}`);
  return v.parse(trainingModuleAnswerSchema, json).data.quiz?.key;
};

async function unpublish(uid: string, id: string, locale: Locale): Promise<void> {
  const path = `/content-manager/collection-types/${uid}/${id}/actions/unpublish?locale=${locale}`;
  await succeed(path, { token, body: {} });
}

describe('an edited question', () => {
  test('is in its own language’s answer alone', async () => {
    const publish = await drafts();
    for (const locale of locales) {
      await publish.quiz(locale);
      await publish.module(locale);
    }
    for (const [locale, other] of [
      ['es', 'en'],
      ['en', 'es'],
    ] as const) {
      const untouched = [await answer('quizzes/edited-quiz', other), await answer('training-modules/edited', other)];
      const before = await answer('quizzes/edited-quiz', locale);
      const edited = questions(locale).map((one, at) => (at === 3 ? { ...one, question: '¿Otra?' } : one));
      await updateEntry(token, quizUid, publish.quizId, locale, { key: 'edited-quiz', questions: edited });
      expect(await answer('quizzes/edited-quiz', locale)).toBe(before);

      await publish.quiz(locale);
      const { data } = v.parse(quizAnswerSchema, JSON.parse(await answer('quizzes/edited-quiz', locale)));
      expect(data.questions.map(({ question }) => question)).toEqual(edited.map(({ question }) => question));
      const after = [await answer('quizzes/edited-quiz', other), await answer('training-modules/edited', other)];
      expect(after).toEqual(untouched);
    }
  });
});

describe('a module keeps its quiz in both languages', () => {
  test.each([
    ['the quiz is published first', ['quiz', 'module']],
    ['the module is published first', ['module', 'quiz']],
    ['the quiz is published again', ['quiz', 'module', 'quiz']],
    ['the module is published again', ['quiz', 'module', 'module']],
  ] as const)('when %s', async (_, order) => {
    const publish = await drafts();
    for (const part of order) {
      for (const locale of locales) {
        await publish[part](locale);
      }
    }
    expect(await keyOf('en')).toBe('edited-quiz');
    expect(await keyOf('es')).toBe('edited-quiz');
  });

  test('when the quiz is taken back and published again', async () => {
    const publish = await drafts();
    for (const locale of locales) {
      await publish.quiz(locale);
      await publish.module(locale);
    }
    for (const locale of locales) {
      await unpublish(quizUid, publish.quizId, locale);
    }
    expect(await keyOf('es')).toBeUndefined();
    await publish.quiz('es');
    expect(await keyOf('es')).toBe('edited-quiz');
    await publish.quiz('en');
    expect(await keyOf('en')).toBe('edited-quiz');
  });

  test('when module and quiz are published together, all at once', async () => {
    const { quizId, moduleId } = await drafts();
    for (const locale of locales) {
      for (const [uid, id] of [
        [moduleUid, moduleId],
        [quizUid, quizId],
      ] as const) {
        const path = `/content-manager/collection-types/${uid}/actions/bulkPublish?locale=${locale}`;
        await succeed(path, { token, body: { documentIds: [id] } });
      }
    }
    expect(await keyOf('en')).toBe('edited-quiz');
    expect(await keyOf('es')).toBe('edited-quiz');
  });
});
