import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SubmissionReceipt } from '../src/api/submission/contract';
import { signIn } from './support/admin';
import type { CmsProcess } from './support/cms-process';
import { succeed, type Answer, type Call } from './support/http';
import { startOwnCms, type OwnCms } from './support/own-cms';
import {
  arrange,
  fieldsOf,
  noteEditionOnly,
  panelConfiguration,
  takeBack,
  type PanelConfiguration,
} from './support/panel-layouts';
import { forms, submit } from './support/submissions';

const rolesAnswer = v.object({ data: v.array(v.object({ id: v.number(), code: v.string() })) });
const permissionsAnswer = v.object({ data: v.array(v.looseObject({ action: v.string() })) });

let cms: OwnCms;
let token: string;
let role: number | undefined;

function permissions(url: string, options: Call = {}): Promise<Answer> {
  return succeed(`/admin/roles/${role}/permissions`, { token, url, ...options });
}

beforeAll(async () => {
  cms = await startOwnCms({
    // SQLite waits for the disk, as on a real site.
    NODE_OPTIONS: '',
    SUBMISSIONS_PER_ADDRESS: '100000',
    SUBMISSIONS_PER_HOUR: '100000',
  });
  token = await signIn(undefined, cms.url);
  const { json } = await succeed('/admin/roles', { token, url: cms.url });
  role = v.parse(rolesAnswer, json).data.find(({ code }) => code === 'prayer-team')?.id;
  expect(v.parse(permissionsAnswer, (await permissions(cms.url)).json).data).not.toEqual([]);
  await permissions(cms.url, { method: 'PUT', body: { permissions: [] } });
  await prepareLayouts();
}, 120_000);
afterAll(() => cms.remove());

const article = 'api::article.article';
const book = 'api::book.book';
const contactRequest = 'api::contact-request.contact-request';
const videoPage = 'api::video-preview-page.video-preview-page';

const releasedLayouts = new Map<string, PanelConfiguration>();

function released(uid: string): PanelConfiguration {
  const configuration = releasedLayouts.get(uid);
  if (!configuration) throw new Error(`The layout of ${uid} was not read`);
  return configuration;
}

async function prepareLayouts(): Promise<void> {
  for (const uid of [article, book, contactRequest, videoPage]) {
    releasedLayouts.set(uid, (await panelConfiguration(uid, token, cms.url)).contentType);
  }
  await takeBack(cms, article, ['isExample', 'excerpt']);
  await arrange(cms, token, contactRequest, 'notes', ['reference', 'reviewStatus']);
  await takeBack(cms, contactRequest, ['phoneNumber', 'assigneeId']);
  await arrange(cms, token, book, 'title', ['title']);
  await takeBack(cms, book, ['isExample']);
  await noteEditionOnly(cms, book);
  await noteEditionOnly(cms, videoPage);
}

let after: Promise<CmsProcess> | undefined;

/** The one that runs after the first was killed. */
function restarted(): Promise<CmsProcess> {
  after ??= cms.kill().then(() => cms.replica());
  return after;
}

const submissions = Array.from({ length: 67 }, (_, n) =>
  forms.map(({ path, valid }) => ({ path, body: { ...valid, firstName: `Ana ${n}` }, key: randomUUID() })),
).flat();
const total = submissions.length;
const enough = 50;

type Sent = (typeof submissions)[number];

function send({ path, body, key }: Sent, url: string): Promise<SubmissionReceipt> {
  return submit(path, body, { url, headers: { 'Idempotency-Key': key } });
}

async function storedReferences(): Promise<string[]> {
  const tables = forms.map(({ table }) => `SELECT reference FROM ${table}`);
  return (await cms.query(tables.join(' UNION ALL '))).map(({ reference }) => String(reference));
}

test('killed while two hundred arrive, it has stored every one it answered, and none twice', async () => {
  const answered = new Map<Sent, SubmissionReceipt>();
  await Promise.allSettled(
    submissions.map(async (submission) => {
      answered.set(submission, await send(submission, cms.url));
      if (answered.size === enough) await cms.kill();
    }),
  );
  expect(answered.size).toBeGreaterThanOrEqual(enough);
  expect(answered.size, 'it was killed in the midst of them').toBeLessThan(total);

  const beforeRestart = await storedReferences();
  const { url } = await restarted();
  const kept = await storedReferences();
  expect(kept.toSorted()).toEqual(beforeRestart.toSorted());
  expect(kept).toEqual(expect.arrayContaining([...answered.values()].map(({ reference }) => reference)));

  // Forms send again what got no answer, including requests that were stored but whose answer was lost.
  const again = new Map<Sent, SubmissionReceipt>();
  await Promise.all(submissions.map(async (submission) => again.set(submission, await send(submission, url))));
  for (const [submission, receipt] of answered) expect(again.get(submission)).toEqual(receipt);

  const references = await storedReferences();
  expect(references).toHaveLength(total);
  expect(references.toSorted()).toEqual([...again.values()].map(({ reference }) => reference).toSorted());
}, 180_000);

test('what a super admin changed about a role stays so', async () => {
  expect(v.parse(permissionsAnswer, (await permissions((await restarted()).url)).json).data).toEqual([]);
}, 180_000);

describe('after a restart, the layout of a type in the panel', () => {
  const both = async (uid: string) => ({
    before: released(uid),
    after: (await panelConfiguration(uid, token, (await restarted()).url)).contentType,
  });

  test.each([article, videoPage])('%s, which nobody arranged, is the one of this release', async (uid) => {
    const { before, after: now } = await both(uid);
    expect(now).toEqual(before);
  });

  test.each([
    [contactRequest, 'notes', ['reference', 'reviewStatus'], 'phoneNumber', 'Phone', false],
    [book, 'title', ['title'], 'isExample', 'Example content', true],
  ])('%s stays as an admin arranged it, and gets its new field', async (uid, renamed, list, added, label, editable) => {
    const { before, after: now } = await both(uid);
    expect(now.layouts.list).toEqual(list);
    expect(now.metadatas[renamed]?.edit.label).toBe('Her own label');
    const hers = fieldsOf(before).toReversed();
    // Strapi puts a new field last; one that our form hides, such as who follows up, is not shown.
    expect(fieldsOf(now)).toEqual([...hers.filter((name) => name !== added), added]);
    expect(now.metadatas[added]?.edit).toMatchObject({ label, editable });
  });
});
