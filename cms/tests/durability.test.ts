import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SubmissionReceipt } from '../src/contracts/submission';
import { signIn } from './support/admin';
import type { CmsProcess } from './support/cms-process';
import { succeed, type Answer, type Call } from './support/http';
import { startOwnCms, type OwnCms } from './support/own-cms';
import {
  arrange,
  fieldsOf,
  panelConfiguration,
  rewriteStored,
  takeBack,
  type PanelConfiguration,
} from './support/panel-layouts';
import { forms, submit } from './support/submissions';

const rolesAnswer = v.object({ data: v.array(v.object({ id: v.number(), code: v.string() })) });
const permissionsAnswer = v.object({
  data: v.array(
    v.object({
      action: v.string(),
      subject: v.nullable(v.string()),
      properties: v.looseObject({ fields: v.optional(v.array(v.string())) }),
      conditions: v.array(v.string()),
    }),
  ),
});
type Permission = v.InferOutput<typeof permissionsAnswer>['data'][number];

let cms: OwnCms;
let token: string;
const roleIds = new Map<string, number>();

function callPermissions(code: string, url: string, options: Call = {}): Promise<Answer> {
  return succeed(`/admin/roles/${roleIds.get(code)}/permissions`, { token, url, ...options });
}

async function permissionsOf(code: string, url: string): Promise<Permission[]> {
  return v.parse(permissionsAnswer, (await callPermissions(code, url)).json).data;
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
  for (const { code, id } of v.parse(rolesAnswer, json).data) roleIds.set(code, id);
  expect(await permissionsOf('prayer-team', cms.url)).not.toEqual([]);
  await callPermissions('prayer-team', cms.url, { method: 'PUT', body: { permissions: [] } });
  await prepareMinistryAdmin();
  await prepareLayouts();
  await prepareColumn();
}, 120_000);
afterAll(() => cms.remove());

const article = 'api::article.article';
const book = 'api::book.book';
const contactRequest = 'api::contact-request.contact-request';
const videoPage = 'api::video-preview-page.video-preview-page';

const crisisLine = 'api::crisis-line.crisis-line';
const eventMedia = 'api::event-media.event-media';
const eventMediaUpdate = `plugin::content-manager.explorer.update ${eventMedia}`;
const bookDeletion = `plugin::content-manager.explorer.delete ${book}`;

const keyOf = ({ action, subject }: Permission) => `${action} ${subject ?? ''}`;
const givenSchema = v.record(v.string(), v.array(v.string()));

/** Restores the state of a release without crisis lines and Spanish captions, in which a super admin took a right away. */
async function prepareMinistryAdmin(): Promise<void> {
  const held = (await permissionsOf('ministry-admin', cms.url))
    .filter((permission) => permission.subject !== crisisLine && keyOf(permission) !== bookDeletion)
    .map((permission) => {
      if (keyOf(permission) !== eventMediaUpdate) return permission;
      const fields = permission.properties.fields?.filter((field) => field !== 'captionEs' && field !== 'caption');
      return { ...permission, properties: { ...permission.properties, fields } };
    });
  await callPermissions('ministry-admin', cms.url, { method: 'PUT', body: { permissions: held } });
  await rewriteStored(cms, 'core_role-permissions_ministry-admin', givenSchema, (given) =>
    Object.fromEntries(
      Object.entries(given)
        .filter(([key]) => !key.endsWith(` ${crisisLine}`))
        .map(([key, fields]) => [
          key,
          key === eventMediaUpdate ? fields.filter((name) => name !== 'captionEs') : fields,
        ]),
    ),
  );
}

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
}

let after: Promise<CmsProcess> | undefined;

/** How Strapi stores the schema that it last made tables from. */
const schemaRow = v.looseObject({
  tables: v.array(v.looseObject({ name: v.string(), columns: v.array(v.looseObject({ name: v.string() })) })),
});

/** Restores the state of a release whose books had one more field. */
async function prepareColumn(): Promise<void> {
  const [row] = await cms.query('SELECT schema FROM strapi_database_schema');
  const stored: unknown = row?.['schema'];
  const schema = v.parse(schemaRow, typeof stored === 'string' ? JSON.parse(stored) : stored);
  const books = schema.tables.find(({ name }) => name === 'books');
  books?.columns.push({ name: 'subtitle', type: 'string', args: [], notNullable: false, unsigned: false });
  await cms.query('ALTER TABLE books ADD COLUMN subtitle varchar(255)');
  await cms.query(`INSERT INTO books (document_id, subtitle) VALUES ('of-the-release-before', 'kept')`);
  const json = JSON.stringify(schema).replaceAll(`'`, `''`);
  await cms.query(`UPDATE strapi_database_schema SET hash = 'of the release before', schema = '${json}'`);
}

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

test(
  'killed while two hundred arrive, it has stored every one it answered, and none twice',
  { tags: ['database'] },
  async () => {
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
    const left = await storedReferences();
    expect(left.toSorted()).toEqual(beforeRestart.toSorted());
    expect(left).toEqual(expect.arrayContaining([...answered.values()].map(({ reference }) => reference)));

    // Forms send again what got no answer, including requests that were stored but whose answer was lost.
    const again = new Map<Sent, SubmissionReceipt>();
    await Promise.all(submissions.map(async (submission) => again.set(submission, await send(submission, url))));
    for (const [submission, receipt] of answered) expect(again.get(submission)).toEqual(receipt);

    const references = await storedReferences();
    expect(references).toHaveLength(total);
    expect(references.toSorted()).toEqual([...again.values()].map(({ reference }) => reference).toSorted());
  },
);

test('what a super admin changed about a role stays so', async () => {
  expect(await permissionsOf('prayer-team', (await restarted()).url)).toEqual([]);
}, 180_000);

test('a role is given what a release adds to it, and not again what a super admin took away', async () => {
  const held = await permissionsOf('ministry-admin', (await restarted()).url);
  const onCrisisLines = held.filter(({ subject }) => subject === crisisLine);
  expect(onCrisisLines.map(({ action }) => action.split('.').at(-1)).sort()).toEqual([
    'create',
    'delete',
    'publish',
    'read',
    'update',
  ]);
  const { fields } = held.find((permission) => keyOf(permission) === eventMediaUpdate)?.properties ?? {};
  expect(fields).toContain('captionEs');
  expect(fields).not.toContain('caption');
  expect(held.map(keyOf)).not.toContain(bookDeletion);
}, 180_000);

test(
  'a column that this release no longer has stays, with what is in it, for the release before',
  { tags: ['database'] },
  async () => {
    await restarted();
    expect(await cms.query(`SELECT subtitle FROM books WHERE document_id = 'of-the-release-before'`)).toEqual([
      { subtitle: 'kept' },
    ]);
  },
);

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
