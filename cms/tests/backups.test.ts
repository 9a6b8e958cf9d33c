import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { lockFile } from '../../scripts/lib/sqlite';
import type { Postgres } from '../../scripts/lib/postgres';
import { requestSchema } from '../src/contracts/prayer-desk';
import { createAccount } from './support/accounts';
import { signIn } from './support/admin';
import {
  command,
  prepareEmptySite,
  hasPgDump,
  hashesOf,
  type EmptySite,
  postgresOfPgDump,
} from './support/backup-drill';
import { programEnvironment, startCms } from './support/cms-process';
import { cmsDirectory } from './support/compile';
import { succeed } from './support/http';
import { startOwnCms, type OwnCms } from './support/own-cms';
import { png } from './support/sample-files';
import { anyAddress, forms, submit } from './support/submissions';

const root = resolve(cmsDirectory, '..');
const backupKey = randomBytes(32).toString('base64');
const stateSchema = v.object({ succeededAt: v.nullable(v.string()), failedAt: v.nullable(v.string()) });

async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => new Error('It was not refused'),
    (reason: unknown) => reason,
  );
  return error instanceof Error ? error.message : String(error);
}

const onPostgres = 'DATABASE_URL' in inject('cms').environment;

describe.skipIf(onPostgres && !hasPgDump())('a backup', () => {
  let server: Postgres | undefined;
  let cms: OwnCms;
  let backupDir: string;
  let archive: string;
  let forgotten: string;
  const stored: string[] = [];
  const sites: EmptySite[] = [];

  const settings = () => ({ ...cms.environment, BACKUP_DIR: backupDir, BACKUP_KEY: backupKey });
  const archives = async () => (await readdir(backupDir)).filter((name) => name.startsWith('backup-2'));
  const state = async () =>
    v.parse(stateSchema, JSON.parse(await readFile(join(cms.dataDirectory, 'backup-state.json'), 'utf8')));

  async function send(n: number, email: string): Promise<string> {
    const { path, valid } = forms[n % forms.length] ?? { path: '', valid: {} };
    const { reference } = await submit(path, { ...valid, email }, { ...anyAddress(), url: cms.url });
    return reference;
  }

  async function emptySite(): Promise<EmptySite> {
    const made = await prepareEmptySite(server);
    sites.push(made);
    return made;
  }

  const restore = (file: string, { environment }: EmptySite, others: Record<string, string> = {}) =>
    command('restore', [file], { ...environment, BACKUP_KEY: backupKey, ...others });

  beforeAll(async () => {
    // Files on the disk: `moved-files` has those in a bucket.
    const limits = { SUBMISSIONS_PER_ADDRESS: '100000', SUBMISSIONS_PER_HOUR: '100000', S3_BUCKET: '' };
    if (onPostgres) {
      server = await postgresOfPgDump();
      cms = await startOwnCms({ ...limits, DATABASE_URL: server.url }, { database: 'empty' });
    } else {
      cms = await startOwnCms(limits);
    }
    backupDir = join(cms.dataDirectory, 'archives');
    const token = await signIn(undefined, cms.url);
    const form = new FormData();
    form.append('files', new File([new Uint8Array(png(1200, 800))], 'hills.png', { type: 'image/png' }));
    await succeed('/upload', { token, form, url: cms.url });
    forgotten = `forgotten-${randomUUID()}@example.org`;
    for (let n = 0; n < 6; n += 1) stored.push(await send(n, `person-${n}@example.org`));
    await send(0, forgotten);
    await send(1, forgotten);

    // While visitors and the backup write at once.
    const written = { isOver: false };
    const visitors = (async () => {
      for (let n = 0; !written.isOver; n += 1) await send(n, `later-${n}@example.org`);
    })();
    const output = await command('backup', [], settings()).finally(() => (written.isOver = true));
    await visitors;
    [archive = ''] = (await archives()).map((name) => join(backupDir, name));
    expect(output).toContain(`${archive}: `);
  }, 240_000);

  afterAll(async () => {
    await Promise.all(sites.map(({ remove }) => remove()));
    await cms.remove();
    await server?.stop();
  });

  test('is one file without secrets, beside nothing half-made, and recorded', async () => {
    expect((await readdir(backupDir)).toSorted()).toEqual([archive.slice(backupDir.length + 1), 'backup.lock']);
    expect((await state()).succeededAt).not.toBeNull();
    expect((await state()).failedAt).toBeNull();
    expect(archive).toMatch(/\.tar\.gz\.age$/);
  });

  test('is refused while another one is written, without counting as a failure', async () => {
    const release = lockFile(root, join(backupDir, 'backup.lock'), 'busy');
    try {
      expect(await refusal(command('backup', [], settings()))).toContain('Another backup is being written');
    } finally {
      release();
    }
    expect(await archives()).toHaveLength(1);
    expect((await state()).failedAt).toBeNull();
  });

  test('is refused with a clear word, and the site left empty, when it cannot be trusted or opened', async () => {
    const target = await emptySite();
    const damaged = join(cms.dataDirectory, 'damaged');
    await copyFile(archive, damaged);
    const bytes = await readFile(archive);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(damaged, bytes);
    expect(await refusal(restore(damaged, target))).toContain('damaged or cut off');
    await copyFile(archive, damaged);
    await truncate(damaged, bytes.length - 1000);
    expect(await refusal(restore(damaged, target))).toContain('damaged or cut off');
    await truncate(damaged, 20);
    expect(await refusal(restore(damaged, target))).toContain('damaged or cut off');
    await writeFile(damaged, 'Not a backup at all');
    expect(await refusal(restore(damaged, target))).toContain('damaged or cut off');
    const otherKey = randomBytes(32).toString('base64');
    expect(await refusal(restore(archive, target, { BACKUP_KEY: otherKey }))).toContain('BACKUP_KEY is not the key');
    expect(await refusal(restore(archive, target, { BACKUP_KEY: '' }))).toContain('is encrypted: set BACKUP_KEY');
    expect(await refusal(restore(archive, target, { REQUEST_KEY: '' }))).toContain('REQUEST_KEY is missing');
    expect(await target.content()).toEqual([]);
  });

  test('opens no request without their key, and leaves nothing behind', { tags: ['night'] }, async () => {
    const target = await emptySite();
    const otherKey = 'another-request-key-that-is-long-enough';
    expect(await refusal(restore(archive, target, { REQUEST_KEY: otherKey }))).toContain('REQUEST_KEY');
    expect(await target.content()).toEqual([]);
  });

  test('comes back whole, readable, and without who was forgotten since', async () => {
    const told = await command('forget', ['--yes', forgotten], settings());
    expect(told).toContain('Deleted: 1 prayer request, 1 contact request.');
    const list = await readFile(join(backupDir, 'forgotten.jsonl'), 'utf8');
    expect(list).not.toContain(forgotten);

    const target = await emptySite();
    const output = await restore(archive, target);
    expect(output).toContain('deleted again: 2.');
    expect(await hashesOf(target.uploads)).toEqual(await hashesOf(join(cms.dataDirectory, 'public/uploads')));
    expect(Object.keys(await hashesOf(target.uploads)).length).toBeGreaterThan(2);
    for (const table of ['strapi_core_store_settings', 'admin_permissions', 'admin_users', 'files']) {
      const count = `SELECT count(*) AS n FROM ${table}`;
      const [[own], [restored]] = await Promise.all([cms.query(count), target.query(count)]);
      expect(Number(restored?.['n']), table).toBe(Number(own?.['n']));
    }

    const [row] = await target.query('SELECT reference FROM prayer_requests ORDER BY id LIMIT 1');
    expect(row?.['reference']).toBe(stored[0]);
    const restored = await startCms(inject('cms').distDirectory, { ...target.environment });
    try {
      const { url } = restored;
      const member = await createAccount(['prayer-team'], url);
      const token = await signIn(member, url);
      const { json } = await succeed(`/admin/prayer-desk/requests/prayer/${stored[0]}`, { token, url });
      const request = { reference: stored[0], email: 'person-0@example.org' };
      expect(v.parse(requestSchema, json)).toMatchObject({ request });
    } finally {
      await restored.stop();
    }
    expect(await refusal(restore(archive, target))).toContain('The database is not empty');
  });

  test('without encryption is refused where there is a key, unless it is asked for', { tags: ['night'] }, async () => {
    const plainDir = join(cms.dataDirectory, 'plain-archives');
    await command('backup', [], { ...cms.environment, BACKUP_DIR: plainDir });
    const plain = (await readdir(plainDir))
      .filter((name) => name.endsWith('.tar.gz'))
      .map((name) => join(plainDir, name));
    const [file = ''] = plain;
    const target = await emptySite();
    expect(await refusal(restore(file, target))).toContain('is not encrypted, although BACKUP_KEY is set');
    expect(await target.content()).toEqual([]);
    const environment = { ...target.environment, BACKUP_KEY: backupKey };
    expect(await command('restore', ['--unencrypted', file], environment)).toContain('Restored, as of');
  });

  test('that was cut off leaves no half archive, and the next one clears up', { tags: ['night'] }, async () => {
    const large = join(cms.dataDirectory, 'public/uploads/large.bin');
    await writeFile(large, '');
    await truncate(large, 2 ** 30);
    const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'backup'], {
      cwd: root,
      env: programEnvironment(settings()),
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    const working = join(backupDir, '.working');
    await vi.waitFor(() => expect(existsSync(join(working, 'archive'))).toBe(true), { timeout: 30_000, interval: 5 });
    child.kill('SIGKILL');
    await ended;
    await rm(large);
    expect(await archives()).toHaveLength(1);
    expect(existsSync(working)).toBe(true);
    await command('backup', [], settings());
    expect(existsSync(working)).toBe(false);
  });

  test('that fails is recorded, and keeps what there is', { tags: ['night'] }, async () => {
    const before = await archives();
    const broken = { ...settings(), DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' };
    const message = await refusal(command('backup', [], broken));
    expect(message).toContain('cannot be reached');
    expect(message).not.toContain('secret');
    const target = await emptySite();
    const nowhere = { ...target, environment: { ...target.environment, DATABASE_URL: broken.DATABASE_URL } };
    expect(await refusal(restore(archive, nowhere))).toContain('cannot be reached');
    expect((await state()).failedAt).not.toBeNull();
    expect(await archives()).toEqual(before);

    // As where the disk for it is not there.
    const file = join(cms.dataDirectory, 'a-file');
    await writeFile(file, '');
    await command('backup', [], settings());
    expect(await refusal(command('backup', [], { ...settings(), BACKUP_DIR: file }))).toContain('name another folder');
    const { failedAt, succeededAt } = await state();
    expect(Date.parse(failedAt ?? '')).toBeGreaterThan(Date.parse(succeededAt ?? ''));
  });
});
