import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOwnCms, type OwnCms } from './support/own-cms';
import { formOf, submit } from './support/submissions';

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
