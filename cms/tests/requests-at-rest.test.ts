import { randomUUID } from 'node:crypto';
import { chmod, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { confidentialFields } from '../src/requests/fields';
import { idempotencyHeader } from '../src/contracts/submission';
import type { RequestUid } from '../src/requests/request-uids';
import { signIn } from './support/admin';
import { requestKey, type CmsProcess } from './support/cms-process';
import type { Row } from './support/database';
import { call, succeed } from './support/http';
import { startOwnCms, type OwnCms } from './support/own-cms';
import { keyringOf, openedField } from './support/stored-requests';
import { anyAddress, forms, submit, uidOf } from './support/submissions';

const newKey = 'another-test-request-key-long-enough-to-encrypt-with';

const canary = `canary${randomUUID().replaceAll('-', '')}`;
/** Contained in a request that another program stored in plain text. */
const plainCanary = `plain${canary}`;
const phone = '918-273-6450';

let cms: OwnCms;
let running: CmsProcess;

beforeAll(async () => {
  cms = await startOwnCms();
  running = cms;
}, 120_000);
afterAll(() => cms.remove());

const panel = (noun: string) => `/content-manager/collection-types/${uidOf(noun)}`;
const at = () => ({ url: running.url });

/** Choices, which are not free text. */
const choices = ['prayerType', 'phoneSafety'];

/** A valid body with the canary in every free-text field. */
function bodyOf({ valid }: (typeof forms)[number]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(valid).map(([field, value]): [string, unknown] => {
      if (/^phone(?:Number)?$/.test(field)) return [field, phone];
      if (field === 'email') return [field, `${canary}@example.org`];
      return [field, typeof value === 'string' && !choices.includes(field) ? `${canary} in ${field}` : value];
    }),
  );
}

async function dump(): Promise<string> {
  const names =
    inject('cms').environment['DATABASE_URL'] === undefined
      ? `SELECT name FROM sqlite_master WHERE type = 'table'`
      : `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`;
  const tables = await cms.query(names);
  const contents: Row[][] = [];
  // One at a time: there are more tables than PostgreSQL connections.
  for (const { name } of tables) contents.push(await cms.query(`SELECT * FROM "${String(name)}"`));
  return JSON.stringify(contents);
}

/** Every file that the CMS has written: database, journal, uploads, temporary files. */
async function filesHolding(text: string): Promise<string[]> {
  const entries = await readdir(cms.dataDirectory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const holding = await Promise.all(files.map(async (file) => ((await readFile(file)).includes(text) ? [file] : [])));
  return holding.flat();
}

async function expectNowhere(text: string): Promise<void> {
  expect(await filesHolding(text)).toEqual([]);
  expect(await dump()).not.toContain(text);
  expect(running.output()).not.toContain(text);
}

async function openAsSuperAdmin(noun: string, reference: string): Promise<Record<string, unknown>> {
  const token = await signIn(undefined, running.url);
  const list = await succeed(`${panel(noun)}?filters[reference][$eq]=${reference}`, { token, ...at() });
  const [found] = v.parse(v.object({ results: v.array(v.object({ documentId: v.string() })) }), list.json).results;
  const { json } = await succeed(`${panel(noun)}/${found?.documentId}`, { token, ...at() });
  return v.parse(v.object({ data: v.record(v.string(), v.unknown()) }), json).data;
}

const references = new Map<string, string>();

test('what is sent through the forms stands nowhere in plain text: no file, no table, no log, no answer', async () => {
  for (const form of forms) {
    const body = bodyOf(form);
    const key = { [idempotencyHeader]: randomUUID() };
    const { reference } = await submit(form.path, body, { headers: { ...anyAddress().headers, ...key }, ...at() });
    references.set(form.noun, reference);
    await submit(form.path, { ...body, website: canary }, { ...anyAddress(), ...at() });

    const refused = [
      { ...body, email: canary },
      { ...body, firstName: [canary] },
      { ...body, lastName: `${canary}\0` },
      { ...body, lastName: canary.repeat(3000) },
      { [canary]: canary },
    ];
    const answers = [
      await call(form.path, { body: { ...body, firstName: `Other ${canary}` }, headers: key, ...at() }),
      ...(await Promise.all(refused.map((sent) => call(form.path, { body: sent, ...anyAddress(), ...at() })))),
      await call(`${form.path}/${canary}?${canary}=${canary}`, { body, ...at() }),
    ];
    for (const { status, text } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(text).not.toContain(canary);
    }
    const broken = await fetch(`${running.url}${form.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"firstName":"${canary}`,
    });
    expect(await broken.text()).not.toContain(canary);
  }

  const token = await signIn(undefined, running.url);
  for (const { noun } of forms) {
    const { documentId, revision } = await openAsSuperAdmin(noun, references.get(noun) ?? '');
    await succeed(`${panel(noun)}/${String(documentId)}`, {
      method: 'PUT',
      token,
      body: { teamNotes: `${canary} in teamNotes`, revision },
      ...at(),
    });
  }
  await expectNowhere(canary);
  await expectNowhere(phone);
});

const key = (secret: string) => keyringOf(secret).current;

test('with the wrong key the CMS says so, does not start, and changes nothing', async () => {
  await running.stop();
  const stored = async () => Promise.all(forms.map(({ table }) => cms.query(`SELECT * FROM ${table} ORDER BY id`)));
  const before = await stored();
  const start = cms.replica({ REQUEST_KEY: newKey });
  await expect(start).rejects.toThrow(`stored under the key ${key(requestKey)}`);
  await expect(start).rejects.toThrow(`the keys given are ${key(newKey)}`);
  expect(await stored()).toEqual(before);
}, 120_000);

test(
  'a new key takes over everything, also what another program stored in plain text',
  { tags: ['night'] },
  async () => {
    const [{ noun, table } = { noun: '', table: '' }] = forms;
    const reference = references.get(noun) ?? '';
    const plain = confidentialFields[uidOf(noun) as RequestUid].map(
      (field) => `${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} = '${plainCanary} in ${field}'`,
    );
    await cms.query(`UPDATE ${table} SET ${plain.join(', ')} WHERE reference = '${reference}'`);

    running = await cms.replica({ REQUEST_KEY: newKey, REQUEST_KEY_PREVIOUS: requestKey });
    await expectNowhere(plainCanary);
    const stored = await dump();
    expect(stored).not.toContain(`enc1.${key(requestKey)}`);
    expect(stored).toContain(`enc1.${key(newKey)}`);

    expect(await openAsSuperAdmin(noun, reference)).toMatchObject({
      lastName: `${plainCanary} in lastName`,
      teamNotes: `${plainCanary} in teamNotes`,
    });
    for (const form of forms.slice(1)) {
      expect(await openAsSuperAdmin(form.noun, references.get(form.noun) ?? '')).toMatchObject({
        ...bodyOf(form),
        teamNotes: `${canary} in teamNotes`,
      });
    }
    const [row] = await cms.query(
      `SELECT * FROM contact_requests WHERE reference = '${references.get('contact-request')}'`,
    );
    expect(openedField('contact-request', row ?? {}, 'lastName', newKey)).toBe(`${canary} in lastName`);
  },
);

test('nobody else on the machine reads the folder of the data, its database or what lies beside that', async () => {
  await running.stop();
  const names = ['.', ...(await readdir(cms.dataDirectory)).filter((name) => /^cms[.]db/.test(name))];
  for (const name of names) await chmod(join(cms.dataDirectory, name), name === '.' ? 0o755 : 0o644);
  running = await cms.replica({ REQUEST_KEY: newKey, REQUEST_KEY_PREVIOUS: requestKey });
  await submit(forms[0]?.path ?? '', forms[0]?.valid, { ...anyAddress(), ...at() });
  const found = ['.', ...(await readdir(cms.dataDirectory)).filter((name) => /^cms[.]db/.test(name))];
  const modes = await Promise.all(found.map(async (name) => (await stat(join(cms.dataDirectory, name))).mode & 0o777));
  expect(modes).toEqual(found.map((name) => (name === '.' ? 0o700 : 0o600)));
});
