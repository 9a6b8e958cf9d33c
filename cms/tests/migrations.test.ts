import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOwnCms, type OwnCms } from './support/own-cms';
import { formOf, submit } from './support/submissions';

/** How Strapi stores the schema that it last made tables from. */
const storedSchema = v.looseObject({
  tables: v.array(v.looseObject({ name: v.string(), columns: v.array(v.looseObject({ name: v.string() })) })),
});

let cms: OwnCms;

beforeAll(async () => {
  cms = await startOwnCms();
}, 120_000);
afterAll(() => cms.remove());

test('spam of a database whose column had its earlier name is still spam, and other requests are not', async () => {
  const form = formOf('contact-request');
  const spam = await submit(form.path, { ...form.valid, website: 'https://casino.example' }, { url: cms.url });
  const person = await submit(form.path, form.valid, { url: cms.url });
  await cms.stop();
  for (const table of ['prayer_requests', 'contact_requests', 'counseling_requests', 'submission_receipts']) {
    await cms.query(`ALTER TABLE ${table} RENAME COLUMN spam TO quarantined`);
  }
  await cms.query(`DELETE FROM strapi_migrations WHERE name LIKE '%quarantined-is-spam%'`);

  await cms.replica();
  const rows = await cms.query('SELECT reference, spam FROM contact_requests');
  const isSpam = new Map(rows.map((row) => [row['reference'], Boolean(row['spam'])]));
  expect(isSpam.get(spam.reference)).toBe(true);
  expect(isSpam.get(person.reference)).toBe(false);
}, 120_000);

test('a column that this release no longer has stays, with what is in it, for the release before', async () => {
  const [stored] = await cms.query('SELECT id, schema FROM strapi_database_schema');
  const schema = v.parse(
    storedSchema,
    typeof stored?.['schema'] === 'string' ? JSON.parse(stored['schema']) : stored?.['schema'],
  );
  const [books] = schema.tables.filter(({ name }) => name === 'books');
  books?.columns.push({ name: 'subtitle', type: 'string', args: [], notNullable: false, unsigned: false });
  await cms.query('ALTER TABLE books ADD COLUMN subtitle varchar(255)');
  await cms.query(`INSERT INTO books (document_id, subtitle) VALUES ('of-the-release-before', 'kept')`);
  const json = JSON.stringify(schema).replaceAll(`'`, `''`);
  await cms.query(`UPDATE strapi_database_schema SET hash = 'of the release before', schema = '${json}'`);

  await cms.replica();
  expect(await cms.query(`SELECT subtitle FROM books WHERE document_id = 'of-the-release-before'`)).toEqual([
    { subtitle: 'kept' },
  ]);
}, 120_000);
