import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createEntry, deleteEntry } from './support/admin';
import { programBeside } from './support/beside';
import { call } from './support/http';
import { questions, quiz } from './support/library';
import { article } from './support/pages';
import { tokenOf } from './support/signed-in';

const quizUid = 'api::quiz.quiz';
const articleUid = 'api::article.article';

type DocumentCall = { uid: string; action: 'create' | 'update' | 'publish'; params: object };

/** What a program that loads Strapi on the same database is told: the reason of a refusal, or null. */
async function ask(calls: readonly DocumentCall[]): Promise<(string | null)[]> {
  const program = await programBeside();
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
    'A quiz needs six questions; this one has 5.',
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
