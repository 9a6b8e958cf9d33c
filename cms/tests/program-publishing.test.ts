import * as v from 'valibot';
import { expect, inject, test } from 'vitest';
import { createEntry, deleteEntry, publishEntry, updateEntry } from './support/admin';
import { startSecondProgram } from './support/beside';
import { call, succeed } from './support/http';
import { questions, quiz } from './support/library';
import { article } from './support/pages';
import { tokenOf } from './support/signed-in';

const quizUid = 'api::quiz.quiz';
const articleUid = 'api::article.article';

type DocumentCall = { uid: string; action: 'create' | 'update' | 'publish'; params: object };

/** The error of a program that loads Strapi on the same database, or null. */
async function ask(calls: readonly DocumentCall[]): Promise<(string | null)[]> {
  const program = await startSecondProgram();
  return v.parse(v.array(v.nullable(v.string())), await program.ask('documents', calls));
}

test('a program publishes by “publish” alone, and only what is whole', { timeout: 120_000 }, async () => {
  const token = await tokenOf();
  const unfinished = { key: 'program-quiz', questions: questions('x').slice(0, 5) };
  const quizId = await createEntry(token, quizUid, 'en', unfinished);
  const articleId = await createEntry(token, articleUid, 'en', article('program'));
  const status = 'published';

  const answers = await ask([
    { uid: quizUid, action: 'create', params: { status, data: quiz('made-quiz') } },
    { uid: quizUid, action: 'update', params: { status, documentId: quizId, data: unfinished } },
    { uid: quizUid, action: 'publish', params: { documentId: quizId } },
    { uid: articleUid, action: 'update', params: { status, documentId: articleId, data: article('program') } },
  ]);
  const refused = (uid: string, action: string) =>
    `${uid}: “${action}” saves drafts and does not publish; save the draft, then call “publish”.`;
  expect(answers).toEqual([
    refused(quizUid, 'create'),
    refused(quizUid, 'update'),
    'questions: 6 are needed here; there are 5.',
    refused(articleUid, 'update'),
  ]);
  for (const path of ['quizzes/made-quiz', 'quizzes/program-quiz', 'articles/program']) {
    expect((await call(`/api/${path}`)).status).toBe(404);
  }

  expect(
    await ask([
      { uid: quizUid, action: 'update', params: { documentId: quizId, data: quiz('program-quiz') } },
      { uid: quizUid, action: 'publish', params: { documentId: quizId } },
    ]),
  ).toEqual([null, null]);
  expect((await call('/api/quizzes/program-quiz')).status).toBe(200);

  await deleteEntry(token, quizUid, quizId);
  await deleteEntry(token, articleUid, articleId);
});

// Outside the panel no transaction holds the purge back until the end, so this shows the order of the middlewares.
test('pages are purged when everything that a publication changes is written', { timeout: 120_000 }, async () => {
  const token = await tokenOf();
  const documentId = await createEntry(token, articleUid, 'en', article('first-slug'));
  await updateEntry(token, articleUid, documentId, 'es', { ...article('first-slug'), title: 'En español' });
  await publishEntry(token, articleUid, documentId, 'en');
  await publishEntry(token, articleUid, documentId, 'es');

  const { url, purgeRecorderUrl } = inject('cms');
  await ask([{ uid: articleUid, action: 'update', params: { documentId, data: { slug: 'second-slug' } } }]);
  await fetch(purgeRecorderUrl, { method: 'PUT', body: `${url}/api/articles/second-slug?locale=es` });
  expect(await ask([{ uid: articleUid, action: 'publish', params: { documentId, locale: 'en' } }])).toEqual([null]);
  const { text } = await succeed('/rendered', { url: purgeRecorderUrl });
  // The Spanish entry got the new address before the page was made again, or the English one would stand in for it.
  expect(text).toContain('En español');
  await deleteEntry(token, articleUid, documentId);
});
