import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SubmissionReceipt } from '../src/api/submission/contract';
import { signIn } from './support/admin';
import type { CmsProcess } from './support/cms-process';
import { succeed, type Answer, type Call } from './support/http';
import { startOwnCms, type OwnCms } from './support/own-cms';
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
  cms = await startOwnCms({ SUBMISSIONS_PER_ADDRESS: '100000', SUBMISSIONS_PER_HOUR: '100000' });
  token = await signIn(undefined, cms.url);
  const { json } = await succeed('/admin/roles', { token, url: cms.url });
  role = v.parse(rolesAnswer, json).data.find(({ code }) => code === 'prayer-team')?.id;
  expect(v.parse(permissionsAnswer, (await permissions(cms.url)).json).data).not.toEqual([]);
  await permissions(cms.url, { method: 'PUT', body: { permissions: [] } });
}, 120_000);
afterAll(() => cms.remove());

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

test('killed while two hundred arrive, it has kept every one it answered, and none twice', async () => {
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

  // What got no answer is sent again by its form; so is what was answered, where the answer was lost on its way.
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
