import { spawn } from 'node:child_process';
import { randomBytes, createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import type { Postgres } from '../../scripts/lib/postgres';
import { signIn } from './support/admin';
import {
  command,
  prepareEmptySite,
  hasPgDump,
  hashesOf,
  type EmptySite,
  postgresOfPgDump,
} from './support/backup-drill';
import { programEnvironment, startCms, type CmsProcess } from './support/cms-process';
import { cmsDirectory } from './support/compile';
import { call, succeed } from './support/http';
import { startOwnCms, type OwnCms } from './support/own-cms';
import { startS3Server, type S3Server } from './support/s3-server';
import { png } from './support/sample-files';
import { anyAddress, formOf, submit } from './support/submissions';

const onPostgres = 'DATABASE_URL' in inject('cms').environment;
const root = resolve(cmsDirectory, '..');
const backupKey = randomBytes(32).toString('base64');
const uploadedSchema = v.tuple([v.object({ id: v.number(), url: v.string() })]);

/** Its own server: pg_dump refuses one that is newer than itself. */
let server: Postgres | undefined;
let cms: OwnCms;
let s3: S3Server;
let uploads: string;
let inBucket: Record<string, string>;
const sites: EmptySite[] = [];
const running: CmsProcess[] = [];

beforeAll(async () => {
  s3 = await startS3Server('ministry');
  if (onPostgres && hasPgDump()) {
    server = await postgresOfPgDump();
    cms = await startOwnCms({ S3_BUCKET: '', DATABASE_URL: server.url }, { database: 'empty' });
  } else {
    cms = await startOwnCms({ S3_BUCKET: '' });
  }
  const { path, valid } = formOf('prayer-request');
  await submit(path, valid, { ...anyAddress(), url: cms.url });
  uploads = join(cms.dataDirectory, 'public/uploads');
  inBucket = { ...cms.environment, ...s3.environment };
}, 120_000);

afterAll(async () => {
  for (const program of running) await program.stop();
  await Promise.all(sites.map(({ remove }) => remove()));
  await cms.remove();
  await server?.stop();
  await s3.remove();
});

async function upload(name: string, url: string, shade = 128): Promise<{ id: number; url: string }> {
  const form = new FormData();
  form.append('files', new File([new Uint8Array(png(900, 600, shade))], name, { type: 'image/png' }));
  const { json } = await succeed('/upload', { token: await signIn(undefined, url), form, url });
  return v.parse(uploadedSchema, json)[0];
}

async function hashesInBucket(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for await (const { path } of s3.store.list()) {
    const found = await s3.store.read(path);
    if (found)
      hashes[`/${path}`] = createHash('sha256')
        .update(await buffer(found.content))
        .digest('hex');
  }
  return hashes;
}

const move = (...args: string[]) => command('move-files', args, inBucket);

async function start(environment: Record<string, string>): Promise<CmsProcess> {
  const program = await startCms(inject('cms').distDirectory, environment);
  running.push(program);
  return program;
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.catch((reason: unknown) => reason);
  return error instanceof Error ? error.message : 'It was not refused';
}

test(
  'a running site moves its files into a bucket, in one go or in several, and back',
  { timeout: 240_000 },
  async () => {
    const names = ['one.png', 'two.png', 'three.png'];
    const files = [];
    for (const [at, name] of names.entries()) files.push(await upload(name, cms.url, 40 * (at + 1)));
    const deleted = await upload('deleted.png', cms.url);
    await succeed(`/upload/files/${deleted.id}`, {
      method: 'DELETE',
      token: await signIn(undefined, cms.url),
      url: cms.url,
    });
    const before = await Promise.all(files.map(async ({ url }) => (await call(url, { url: cms.url })).text));

    // Cut off after the first files.
    const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'move-files', '--to', 'bucket'], {
      cwd: root,
      env: programEnvironment(inBucket),
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await vi.waitFor(async () => expect(await hashesInBucket()).not.toEqual({}), { timeout: 60_000, interval: 5 });
    child.kill('SIGKILL');
    await ended;

    expect(await move('--to', 'bucket')).toContain('If the CMS still uses the disk, start it anew with S3_BUCKET set');
    expect(await hashesInBucket()).toEqual(await hashesOf(uploads));
    expect(Object.keys(await hashesInBucket()).some((path) => path.startsWith('/.kept/'))).toBe(true);

    // While the site still runs on the disk.
    files.push(await upload('late.png', cms.url, 200));
    await cms.stop();
    const moved = await start(inBucket);
    expect(await move('--to', 'bucket')).toMatch(/^4 files copied/m);
    expect(await move('--to', 'bucket', '--delete-source')).toMatch(/^\d\d files deleted in /m);
    expect(await hashesOf(uploads)).toEqual({});
    for (const [at, text] of before.entries()) {
      expect((await call(files[at]?.url ?? '', { url: moved.url })).text).toBe(text);
    }
    expect((await call(files.at(-1)?.url ?? '', { url: moved.url })).status).toBe(200);
    expect((await call(deleted.url, { url: moved.url })).status).toBe(404);
    // A file that was stored on the disk is deleted in the bucket.
    const token = await signIn(undefined, moved.url);
    await succeed(`/upload/files/${files[0]?.id}`, { method: 'DELETE', token, url: moved.url });
    expect(Object.keys(await hashesInBucket())).not.toContain(files[0]?.url.replace('/uploads', ''));

    await move('--to', 'disk');
    expect(await hashesOf(uploads)).toEqual(await hashesInBucket());
    await moved.stop();
    const back = await start(cms.environment);
    expect((await call(files[1]?.url ?? '', { url: back.url })).text).toBe(before[1]);
    expect((await call(files[0]?.url ?? '', { url: back.url })).status).toBe(404);
    await back.stop();
  },
);

test('the command says what it needs', async () => {
  expect(await refusal(command('move-files', ['--to', 'tape'], inBucket))).toContain('--to bucket (or --to disk)');
  expect(await refusal(command('move-files', ['--to', 'bucket'], cms.environment))).toContain('Set S3_BUCKET');
  const wrong = { ...inBucket, S3_SECRET_ACCESS_KEY: 'mistyped' };
  expect(await refusal(command('move-files', ['--to', 'bucket'], wrong))).toContain('The keys are not accepted');
}, 60_000);

test.skipIf(onPostgres && !hasPgDump())(
  'a backup of a site with a bucket is whole, and restored into a bucket or onto a disk',
  { timeout: 240_000 },
  async () => {
    const backupDir = join(cms.dataDirectory, 'archives');
    const settings = { BACKUP_DIR: backupDir, BACKUP_KEY: backupKey };
    await rm(uploads, { recursive: true });
    // As the console of a storage makes folders.
    await s3.store.write('photos/', Readable.from(['']));
    const output = await command('backup', [], { ...inBucket, ...settings });
    const [name = ''] = (await readdir(backupDir)).filter((file) => file.startsWith('backup-2'));
    const archive = join(backupDir, name);
    const hashes = await hashesInBucket();
    expect(output).toContain(`${Object.keys(hashes).length} uploads.`);

    const restore = async (others: Record<string, string>) => {
      const site = await prepareEmptySite(server);
      sites.push(site);
      const environment = { ...site.environment, ...settings, ...others };
      return { ...site, environment, output: await command('restore', [archive], environment).catch(String) };
    };

    const full = await restore(s3.environment);
    expect(full.output).toContain(`There are files in the bucket ${s3.bucket}`);
    const otherKey = { REQUEST_KEY: 'another-request-key-that-is-long-enough' };
    const unreadable = await restore({ ...s3.environment, S3_PREFIX: 'unreadable', ...otherKey });
    expect(unreadable.output).toContain('REQUEST_KEY');
    expect(await unreadable.content()).toEqual([]);
    expect(await hashesInBucket()).toEqual(hashes);

    const onDisk = await restore({});
    expect(onDisk.output).toContain('All hashes and counts are those of the backup');
    expect(await hashesOf(onDisk.uploads)).toEqual(hashes);

    for (const path of Object.keys(hashes)) await s3.store.remove(path.slice(1));
    const inEmpty = await restore(s3.environment);
    expect(inEmpty.output).toContain('All hashes and counts are those of the backup');
    expect(await hashesInBucket()).toEqual(hashes);
    expect(existsSync(inEmpty.uploads) && (await readdir(inEmpty.uploads))).toEqual([]);
  },
);

test('a backup while the bucket does not answer fails with a clear word', async () => {
  await s3.stop();
  const broken = command('backup', [], { ...inBucket, BACKUP_DIR: join(cms.dataDirectory, 'none') });
  expect(await refusal(broken)).toContain('The bucket does not answer (ECONNREFUSED)');
  await s3.start();
}, 60_000);
