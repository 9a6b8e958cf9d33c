import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../../src/lib/file-store/file-store';
import { openBucket } from '../../src/lib/file-store/bucket';
import { readBucketSettings } from '../../src/lib/file-store/bucket-settings';
import { freePort } from '../../../scripts/lib/ports';
import { cmsDirectory } from './compile';
import { makeOwnFolder } from './own-folder';

const bucket = 'uploads-of-the-tests';

/** The only account that the server knows. */
const keys = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };

/**
 * `public` serves requests without a signature, `without thumbnails` does not take the smallest size of a picture, and
 * `whole files` sends all of a file where a part is asked for.
 */
type Access = 'private' | 'public' | 'without thumbnails' | 'whole files';

export type S3Server = {
  /** What a CMS or a command needs to use the bucket. */
  environment: Readonly<Record<string, string>>;
  url: string;
  bucket: string;
  /** The bucket itself, past every CMS. */
  store: FileStore;
  /** On the port and with the files of before. */
  start: (access?: Access) => Promise<void>;
  stop: () => Promise<void>;
  remove: () => Promise<void>;
};

/** Starts an S3-compatible storage with an empty private bucket. */
export async function startS3Server(prefix = ''): Promise<S3Server> {
  const folder = await makeOwnFolder('s3-');
  await mkdir(join(folder, 'buckets'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = { S3_BUCKET: bucket, S3_ENDPOINT: url, ...keys, ...(prefix === '' ? {} : { S3_PREFIX: prefix }) };
  const settings = readBucketSettings(environment);
  if (!settings) throw new Error('The settings name no bucket');
  let server: ChildProcess | undefined;

  async function start(access: Access = 'private'): Promise<void> {
    const program = join(cmsDirectory, 'tests/support/start-s3-server.mjs');
    // The server encrypts the marks of its pages with a cipher that OpenSSL has put aside.
    const args = ['--openssl-legacy-provider', program, join(folder, 'buckets'), String(port), bucket, access];
    const child = spawn(process.execPath, args, { cwd: cmsDirectory, stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = once(child, 'exit').then(() => 'ended');
    if ((await Promise.race([once(child.stdout, 'data'), ended])) === 'ended') {
      throw new Error('The S3 server did not start');
    }
    server = child;
  }

  async function stop(): Promise<void> {
    if (!server) return;
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
    server = undefined;
  }

  await start();
  return {
    environment,
    url,
    bucket,
    store: openBucket(settings),
    start,
    stop,
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
