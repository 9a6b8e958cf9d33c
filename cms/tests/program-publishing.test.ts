import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { expect, inject, test } from 'vitest';
import { createEntry, deleteEntry, signIn } from './support/admin';
import { programEnvironment } from './support/cms-process';
import { cmsDirectory } from './support/compile';
import { call } from './support/http';
import { questions, quiz } from './support/library';
import { article } from './support/pages';

const quizUid = 'api::quiz.quiz';
const articleUid = 'api::article.article';

type DocumentCall = { uid: string; action: 'create' | 'update' | 'publish'; params: object };

/** What a program that loads Strapi on the same database is told: the reason of a refusal, or null. */
async function ask(calls: readonly DocumentCall[]): Promise<(string | null)[]> {
  const { distDirectory, environment } = inject('cms');
  const directory = await mkdtemp(join(tmpdir(), 'cms-program-'));
  try {
    const file = join(directory, 'answers.json');
    const script = join(cmsDirectory, 'tests/support/ask-documents.mjs');
    await promisify(execFile)(process.execPath, [script, distDirectory, JSON.stringify(calls), file], {
      cwd: cmsDirectory,
      env: programEnvironment(environment),
    });
    return v.parse(v.array(v.nullable(v.string())), JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

test('a program publishes by “publish” alone, and only what is whole', { timeout: 120_000 }, async () => {
  const token = await signIn();
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
